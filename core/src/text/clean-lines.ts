import { cleanText } from './clean-text.ts'

const LINE_END = /\r\n|[\r\n\u2028\u2029]/u

/** Like `cleanText`, for text of several lines: the lines stay, and nothing is cut off. */
export function cleanLines(text: string): string {
  return text
    .split(LINE_END)
    .map((line) => cleanText(line, Number.POSITIVE_INFINITY))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
