import type { DoubleRefusal } from '../double.ts'

export function refusalOf(status: number, code: string, detail: string): DoubleRefusal {
  return { status, body: { type: 'ErrorResponse', error: { status, code, detail } } }
}
