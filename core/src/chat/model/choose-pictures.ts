import type { Picture } from '../../contract/picture.ts'
import { IMAGE_TYPES } from '../message.ts'

/** Each costs about as much as a page of text. */
export const PICTURES_MAX = 5
/** As text it is a third longer, and the strictest provider takes five megabytes of that. */
export const PICTURE_BYTES_MAX = 3_750_000

type Pictures = ReadonlyMap<string, Picture>

/** Those that a model can look at, and a word to the person about the others; null where there are none. */
export function choosePictures(pictures: Pictures): {
  readonly kept: Pictures
  readonly word: string | null
} {
  const fitting = [...pictures].filter(([, picture]) => isReadable(picture))
  const kept = new Map(fitting.slice(0, PICTURES_MAX))
  const unreadable = pictures.size - fitting.length
  const words = [
    ...(unreadable === 0 ? [] : [`${count(unreadable)} too large or of a kind that I cannot look at.`]),
    ...(fitting.length <= PICTURES_MAX
      ? []
      : [
          `I look at ${PICTURES_MAX} pictures at once, so I left out the last ${fitting.length - PICTURES_MAX}.`,
        ]),
  ]
  return { kept, word: words.length === 0 ? null : words.join(' ') }
}

const TYPES: ReadonlySet<string> = new Set(IMAGE_TYPES)
const isReadable = ({ type, bytes }: Picture) => TYPES.has(type) && bytes.length <= PICTURE_BYTES_MAX

function count(pictures: number): string {
  return pictures === 1 ? 'One picture is' : `${pictures} pictures are`
}
