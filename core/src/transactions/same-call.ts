import type { PlannedCall } from '../chat/reader/plan.ts'
import type { ToolContract } from '../toolbox/tool-contract.ts'

/** The call as the model made it, with the defaults of its schema. */
export type MadeCall = { readonly contract: ToolContract; readonly input: Readonly<Record<string, unknown>> }

/** Symbols are one whatever their case; what is as long as an address is compared letter by letter. */
const SYMBOL_CHARS_MAX = 20

/** Whether our own reading asks for exactly what was asked for, defaults included. */
export function isSameCall(planned: PlannedCall, call: MadeCall): boolean {
  if (planned.tool !== call.contract.name) return false
  const read = call.contract.input.safeParse(planned.args)
  return read.success && plainly(read.data) === plainly(call.input)
}

function plainly(args: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(args).filter(([, value]) => value !== undefined)
  const sorted = given.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(
    sorted.map(([name, value]) => [name, typeof value === 'string' ? fold(value) : value]),
  )
}

function fold(text: string): string {
  if (text.length > SYMBOL_CHARS_MAX) return text
  // Only a to z: capitals of other letters may be Latin ones.
  return text.replace(/^\$(?=[A-Za-z])/, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
}
