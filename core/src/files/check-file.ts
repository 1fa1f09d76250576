import type { AppError } from '../errors/app-error.ts'
import { FILE_BYTES_MAX, FILE_ENDINGS, FILE_TYPES } from './constants.ts'
import { fileErrors } from './errors.ts'

export type ChosenFile = { readonly name: string; readonly type: string; readonly size: number }

/** What can be told without reading a file: null, or why it is not worth sending. The server looks at the bytes. */
export function checkFile({ name, type, size }: ChosenFile): AppError | null {
  if (!looksLikePicture(name, type)) return fileErrors.wrongType()
  return size > FILE_BYTES_MAX ? fileErrors.tooLarge() : null
}

function looksLikePicture(name: string, type: string): boolean {
  if (type !== '') return FILE_TYPES.some((each) => each === type.toLowerCase())
  // Some systems know no types.
  const ending = name.toLowerCase().split('.').at(-1)
  return name.includes('.') && FILE_ENDINGS.some((each) => each === ending)
}
