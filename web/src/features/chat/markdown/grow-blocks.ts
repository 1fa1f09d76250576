import { lexer, type Token } from 'marked'

/** A text cut into blocks. `done` never changes again while the text only grows. */
export type Blocks = {
  readonly text: string
  readonly done: readonly Token[]
  readonly doneChars: number
  /** Still being written: the last block, which the next word may change. */
  readonly open: readonly Token[]
}

export const NO_BLOCKS: Blocks = { text: '', done: [], doneChars: 0, open: [] }

/** Reads only what came after the last finished block, so that a long reply costs no more than a short one. */
export function growBlocks(before: Blocks, text: string): Blocks {
  if (text === before.text) return before
  const base = text.startsWith(before.text) ? before : NO_BLOCKS
  const tokens = lexer(text.slice(base.doneChars), { gfm: true, breaks: false })
  const openFrom = lastBlock(tokens)
  const finished = tokens.slice(0, openFrom)
  return {
    text,
    done: finished.length === 0 ? base.done : [...base.done, ...finished],
    doneChars: base.doneChars + finished.reduce((chars, { raw }) => chars + raw.length, 0),
    open: tokens.slice(openFrom),
  }
}

/** Blank lines behind a block may still belong to it (a list goes on after one). */
function lastBlock(tokens: readonly Token[]): number {
  const at = tokens.findLastIndex(({ type }) => type !== 'space')
  return at === -1 ? 0 : at
}
