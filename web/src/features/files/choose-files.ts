import { checkFile } from '@windhover/core/files/check-file'
import { FILES_AT_ONCE } from '@windhover/core/files/constants'
import { fileErrors } from '@windhover/core/files/errors'

export type Choice = {
  readonly taken: readonly File[]
  /** No pictures: not listed at all. */
  readonly refused: readonly File[]
  readonly leftOut: number
}

/** R1-253, G16: pictures alone, and only so many at once. One that is too large is taken and then says so itself. */
export function chooseFiles(files: readonly File[]): Choice {
  const refused = files.filter((file) => checkFile(file)?.code === fileErrors.wrongType.code)
  const pictures = files.filter((file) => !refused.includes(file))
  const taken = pictures.slice(0, FILES_AT_ONCE)
  return { taken, refused, leftOut: pictures.length - taken.length }
}
