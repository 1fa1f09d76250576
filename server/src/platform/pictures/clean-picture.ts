import type { FileType } from '@windhover/core/files/constants'
import { fileErrors } from '@windhover/core/files/errors'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { takeTurns } from '../take-turns.ts'
import { sniffPicture } from './sniff-picture.ts'

/** Of all frames together: what a small file may unfold to in memory, four bytes each. */
const PIXELS_MAX = 40_000_000
const FRAMES_MAX = 500
/** Longer sides are shrunk to it: nothing here shows more. */
const SIDE_MAX = 4_096
const SECONDS_MAX = 15
/** Written anew, a picture can grow; beyond this it is not worth keeping. */
const WRITTEN_BYTES_MAX = 16 * 1024 * 1024
/** Pictures unfolded at the same time in one process; the others wait. */
const AT_ONCE = 2

const FORMAT: Readonly<Record<FileType, { readonly name: string; readonly write: (image: Sharp) => Sharp }>> =
  {
    'image/png': { name: 'png', write: (image) => image.png({ adaptiveFiltering: true }) },
    'image/jpeg': { name: 'jpeg', write: (image) => image.jpeg({ quality: 90 }) },
    'image/gif': { name: 'gif', write: (image) => image.gif({ effort: 4 }) },
    'image/webp': { name: 'webp', write: (image) => image.webp({ quality: 90 }) },
  }

export type CleanPicture = { readonly type: FileType; readonly bytes: Uint8Array }

/**
 * What is shown of a picture, written anew: places, names and anything else that was hidden in or behind it stay
 * behind, and so does whatever made it more than a picture. Throws a `file` error for what is none.
 */
export const cleanPicture = takeTurns(AT_ONCE, async (bytes: Uint8Array): Promise<CleanPicture> => {
  const type = sniffPicture(bytes)
  if (type === null) throw fileErrors.wrongType()
  const { name, write } = FORMAT[type]
  const facts = await readFacts(bytes)
  if (facts.format !== name) throw fileErrors.wrongType()
  const { width, height, pageHeight = height, pages = 1 } = facts
  if (pages > FRAMES_MAX || width * pageHeight * pages > PIXELS_MAX) throw fileErrors.tooManyPixels()
  const image = sharp(bytes, { ...STRICT, animated: pages > 1 }).timeout({ seconds: SECONDS_MAX })
  // A camera notes which way is up beside the picture, and that note is dropped too.
  const upright = pages > 1 ? image : image.autoOrient()
  const fitting = upright.resize({
    width: SIDE_MAX,
    height: SIDE_MAX,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const written = await write(fitting).toBuffer().catch(unreadable)
  if (written.byteLength > WRITTEN_BYTES_MAX) throw fileErrors.tooLarge()
  return { type, bytes: new Uint8Array(written) }
})

const STRICT = { failOn: 'truncated', limitInputPixels: PIXELS_MAX } as const

/** From the head alone: nothing is unfolded yet. */
async function readFacts(bytes: Uint8Array): Promise<Metadata> {
  // The limit is ours to tell in words, below.
  const options = { ...STRICT, limitInputPixels: false, animated: true } as const
  return sharp(bytes, options).metadata().catch(unreadable)
}

function unreadable(cause: unknown): never {
  throw fileErrors.unreadable({ cause })
}
