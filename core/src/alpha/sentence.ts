import { z } from 'zod'
import { outsideUrl } from '../intelligence/untrusted-text.ts'

/** Who said it, where it can be read, and when it was so. */
export const alphaSource = z.object({
  name: z.string(),
  url: outsideUrl.nullable(),
  at: z.iso.datetime(),
})
export type AlphaSource = z.infer<typeof alphaSource>

export const alphaSentence = z.object({ text: z.string(), sources: z.array(alphaSource).min(1) })
export type AlphaSentence = z.infer<typeof alphaSentence>

/** One thing that a source says of a project, in a sentence that can stand as it is. */
export type AlphaFact = {
  /** 'price', 'news-2': what a writer names it by. */
  readonly id: string
  readonly text: string
  readonly source: AlphaSource
  /** Where the sentence stands when nobody else writes; null: only for whoever writes. */
  readonly part: AlphaPart | null
}

export const ALPHA_PARTS = ['analysis', 'rationale'] as const
export type AlphaPart = (typeof ALPHA_PARTS)[number]
export type AlphaTexts = Readonly<Record<AlphaPart, readonly AlphaSentence[]>>

export const joinSentences = (sentences: readonly AlphaSentence[]): string =>
  sentences.map(({ text }) => text).join(' ')
