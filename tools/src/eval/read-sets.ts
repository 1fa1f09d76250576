import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { REPOSITORY } from '../stack/repository.ts'
import { type ConversationLine, conversationLine, type RequestLine, requestLine } from './set-line.ts'

export type SetOf<Line> = {
  /** 'held-out-north' */
  readonly name: string
  /** Never trained on. */
  readonly isHeldOut: boolean
  readonly lines: readonly Line[]
}

export const readRequestSets = (): readonly SetOf<RequestLine>[] => readFolder('requests', requestLine)
export const readConversationSets = (): readonly SetOf<ConversationLine>[] =>
  readFolder('conversations', conversationLine)

/** What may be learned from. Two writers who think of 'gm' both write it: what also stands in a set that is held out is left out. */
export function learnedLines(sets: readonly SetOf<RequestLine>[]): readonly RequestLine[] {
  const heldOut = new Set(
    sets.filter(({ isHeldOut }) => isHeldOut).flatMap(({ lines }) => lines.map(({ text }) => sameText(text))),
  )
  return sets
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap(({ lines }) => lines.filter(({ text }) => !heldOut.has(sameText(text))))
}

/** Texts that differ only in case and marks are the same request. */
export function sameText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.$%]+/gu, ' ')
    .replaceAll(/\.(?!\d)/g, ' ')
    .trim()
}

function readFolder<Line>(folder: string, line: z.ZodType<Line>): readonly SetOf<Line>[] {
  const path = join(REPOSITORY, 'evals', folder)
  return globSync('*.jsonl', { cwd: path })
    .toSorted()
    .map((file) => {
      const name = basename(file, '.jsonl')
      const lines = readFileSync(join(path, file), 'utf8')
        .split('\n')
        .filter((text) => text !== '')
        .map((text, at) => parseLine(line, text, `${folder}/${file}:${at + 1}`))
      return { name, isHeldOut: name.startsWith('held-out-'), lines }
    })
}

function parseLine<Line>(line: z.ZodType<Line>, text: string, place: string): Line {
  const read = line.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${place}: ${read.error.issues[0]?.message ?? 'not a line of a set'}`)
  return read.data
}
