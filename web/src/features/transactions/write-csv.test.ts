import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

describe('writeCsv', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['-12.5', '-12.5'],
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+cmd', "'+cmd"],
    ['-1+2', "'-1+2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['-0.5 SOL', "'-0.5 SOL"],
  ])('writes %j as %j', (cell, written) => {
    expect(writeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`)
  })

  it('reads back to what was written, and no cell starts a formula', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', '=', '+', '-', '@', 'a', '1') }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const read = readCsv(writeCsv(rows).slice(1))
          const originals = rows.flat()
          expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length))
          for (const [index, value] of read.flat().entries()) {
            const original = originals[index] ?? ''
            expect([original, `'${original}`]).toContain(value)
            if (!/^-?\d+(\.\d+)?$/.test(value)) expect(value).not.toMatch(/^[=+\-@\t\r\n]/)
          }
        },
      ),
      { numRuns: 400 },
    )
  })
})

/** Reads RFC 4180 one character at a time, which the writer does not. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === ',' || (sign === '\r' && text[at + 1] === '\n'))) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (sign === '\r') {
        rows.push([])
        at += 1
      }
    } else cell += sign
  }
  rows.pop()
  return rows
}
