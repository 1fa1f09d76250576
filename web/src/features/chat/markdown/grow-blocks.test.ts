import fc from 'fast-check'
import { lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { type Blocks, growBlocks, NO_BLOCKS } from './grow-blocks.ts'

const PIECES = [
  'A sentence. ',
  'More words\n',
  '\n\n',
  '# Title\n\n',
  '- one\n',
  '- two\n\n',
  '1. first\n',
  '| a | b |\n| - | - |\n| 1 | 2 |\n\n',
  '```\ncode\n```\n\n',
  '**bold** and `code`\n\n',
  '> quoted\n\n',
]
const shown = ({ done, open }: Blocks) =>
  [...done, ...open].filter(({ type }) => type !== 'space').map(({ type, raw }) => `${type}:${raw.trim()}`)

describe('growBlocks', () => {
  it('reads the same blocks piece by piece as at once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
        let blocks = NO_BLOCKS
        let text = ''
        for (const piece of pieces) {
          text += piece
          blocks = growBlocks(blocks, text)
        }
        const whole = lexer(text, { gfm: true })
        expect(shown(blocks).join('\n')).toBe(
          whole
            .filter(({ type }) => type !== 'space')
            .map(({ type, raw }) => `${type}:${raw.trim()}`)
            .join('\n'),
        )
      }),
    )
  })

  it('never reads a finished block again', () => {
    const first = growBlocks(NO_BLOCKS, 'One.\n\nTwo.\n\nThr')
    const second = growBlocks(first, 'One.\n\nTwo.\n\nThree.\n\nFour')
    expect(first.done.length).toBeGreaterThan(0)
    for (const [index, token] of first.done.entries()) expect(second.done[index]).toBe(token)
    expect(second.doneChars).toBe('One.\n\nTwo.\n\nThree.\n\n'.length)
  })

  it('begins anew when the text is another one', () => {
    const first = growBlocks(NO_BLOCKS, 'One.\n\nTwo.')
    expect(shown(growBlocks(first, 'Else.'))).toEqual(['paragraph:Else.'])
  })
})
