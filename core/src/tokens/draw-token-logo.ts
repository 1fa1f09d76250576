/**
 * A logo for a token that brings none: one calm mark, the first letters of its symbol, always the same for the same
 * token. Equal symbols at different addresses look different, so a copy does not pass for the original.
 */
export function drawTokenLogo({ symbol, address }: { symbol: string; address: string }): string {
  const hash = hashText(`${address}\u0000${symbol}`)
  const palette = PALETTES[hash % PALETTES.length] ?? PALETTES[0]
  const mark = MARKS[(hash >>> 8) % MARKS.length] ?? MARKS[0]
  const turn = ((hash >>> 16) % 8) * 45
  const id = `t${hash.toString(36)}`
  const letters = lettersOf(symbol)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img">',
    `<title>${escapeText(printable(symbol))}</title>`,
    `<defs><linearGradient id="${id}g" x1="0" y1="0" x2="0.6" y2="1"><stop stop-color="${palette.light}"/>`,
    `<stop offset="1" stop-color="${palette.deep}"/></linearGradient>`,
    `<clipPath id="${id}c"><circle cx="32" cy="32" r="31"/></clipPath></defs>`,
    `<g clip-path="url(#${id}c)"><rect width="64" height="64" fill="url(#${id}g)"/>`,
    `<g transform="rotate(${turn} 32 32)" fill="${palette.mark}" stroke="${palette.mark}" stroke-width="0">${mark}</g></g>`,
    '<circle cx="32" cy="32" r="30.5" fill="none" stroke="#fff" stroke-opacity=".22"/>',
    `<text x="32" y="32" dy=".36em" text-anchor="middle" fill="${palette.ink}" font-size="${sizeFor(letters)}" `,
    `font-weight="700" letter-spacing="-.4" paint-order="stroke" stroke="${palette.deep}" stroke-width="1.6" `,
    'stroke-opacity=".6" font-family="Inter,Segoe UI,Helvetica,Arial,sans-serif">',
    `${escapeText(letters)}</text></svg>`,
  ].join('')
}

const LETTERS_MAX = 4

type Palette = { readonly light: string; readonly deep: string; readonly mark: string; readonly ink: string }

/** Middle tones: they stand out from white and from near-black alike, and carry their ink at 4.5 to 1. */
const PALETTES: readonly [Palette, ...Palette[]] = [
  { light: '#2f6f8f', deep: '#1d4a66', mark: '#5fb0c9', ink: '#f4fbff' },
  { light: '#3d7a5c', deep: '#25543f', mark: '#7fc29b', ink: '#f5fff9' },
  { light: '#8a4b3c', deep: '#613027', mark: '#dd8e6f', ink: '#fff8f4' },
  { light: '#6a4c93', deep: '#46306a', mark: '#a78bd0', ink: '#fbf8ff' },
  { light: '#9a5b1f', deep: '#6e3c12', mark: '#eaa857', ink: '#fffaf1' },
  { light: '#35588f', deep: '#233a66', mark: '#7ba2e0', ink: '#f5f9ff' },
  { light: '#8c3f63', deep: '#5f2744', mark: '#dc86ac', ink: '#fff6fa' },
  { light: '#2d7775', deep: '#1a4f50', mark: '#66c2ba', ink: '#f2fffd' },
  { light: '#6d6b2c', deep: '#4a481b', mark: '#c6c162', ink: '#fffff3' },
  { light: '#4f5d75', deep: '#343f54', mark: '#98a9c6', ink: '#f8fafc' },
  { light: '#9c3f3f', deep: '#6b2830', mark: '#ec8c80', ink: '#fff6f5' },
  { light: '#4d7a2e', deep: '#33541d', mark: '#9ccb70', ink: '#f9fff3' },
]

/** Marks keep to the rim and stay pale behind the letters. */
const MARKS: readonly [string, ...string[]] = [
  '<circle cx="32" cy="74" r="34" opacity=".45"/><circle cx="32" cy="80" r="28" opacity=".55"/>',
  '<path d="M-4 46 18 20l14 17 10-11 26 30v12H-4z" opacity=".4"/><path d="M-4 58 20 40l16 14 10-8 22 18v8H-4z" opacity=".5"/>',
  '<path d="M0 44q8-9 16 0t16 0 16 0 16 0v20H0z" opacity=".4"/><path d="M0 53q8-8 16 0t16 0 16 0 16 0v14H0z" opacity=".55"/>',
  '<path d="M32 0a32 32 0 0 1 32 32H48A16 16 0 0 0 32 16z" opacity=".5"/><path d="M32 64A32 32 0 0 1 0 32h16a16 16 0 0 0 16 16z" opacity=".35"/>',
  '<path d="M0 0h64L0 64z" opacity=".3"/><path d="M0 0h34L0 34z" opacity=".45"/>',
  '<g fill="none" stroke-width="3.5" opacity=".5"><circle cx="58" cy="58" r="14"/><circle cx="58" cy="58" r="23"/><circle cx="58" cy="58" r="32"/></g>',
  '<path d="M32-6 44 9H20zM70 32 55 44V20zM32 70 20 55h24zM-6 32 9 20v24z" opacity=".55"/>',
  '<g opacity=".5"><path d="M-6 12 12-6h9L-6 21zM-6 34 34-6h9L-6 43zM43 70l27-27v9L52 70zM21 70l49-49v9L30 70z"/></g>',
  '<g opacity=".55"><circle cx="12" cy="12" r="9"/><circle cx="52" cy="52" r="9"/></g><g opacity=".3"><circle cx="52" cy="12" r="9"/><circle cx="12" cy="52" r="9"/></g>',
  '<path d="M32 2 58 17v30L32 62 6 47V17z" fill="none" stroke-width="5" opacity=".45"/>',
  '<path d="M0 40C16 24 30 62 64 30v34H0z" opacity=".45"/><path d="M0 24C18 6 34 40 64 10V0H0z" opacity=".25"/>',
  '<g opacity=".5"><path d="M32 32 24-4h16zM32 32 68 24v16zM32 32l8 36H24zM32 32-4 40V24z"/></g>',
]

function lettersOf(symbol: string): string {
  const plain = printable(symbol).replace(/^\$+/, '')
  // `USDC[hts]` is USDC to the eye.
  const head = /^[\p{L}\p{N}]+/u.exec(plain)?.[0] ?? plain
  return [...head].slice(0, LETTERS_MAX).join('').trim() || '?'
}

function sizeFor(letters: string): number {
  return [28, 28, 24, 20, 16.5][[...letters].length] ?? 16
}

/** Control characters and lone surrogates are not allowed in XML, escaped or not. */
function printable(text: string): string {
  return text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, '')
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}
