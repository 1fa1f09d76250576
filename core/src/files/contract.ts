import { z } from 'zod'
import { picture } from '../contract/picture.ts'
import { defineRoute } from '../contract/route.ts'
import { FILE_BYTES_MAX, FILE_TYPES } from './constants.ts'
import { fileErrors } from './errors.ts'

/** R1-163 */
export const uploadedFile = z.object({
  /** Whole, so that it can be used anywhere. */
  url: z.url(),
  /** The same address below our own host. */
  pathname: z.string(),
  contentType: z.enum(FILE_TYPES),
})
export type UploadedFile = z.infer<typeof uploadedFile>

/** Made by us: nothing a person named a file ever becomes part of an address or a path. */
export const fileName = z.string().regex(/^[\w-]{32}\.(?:png|jpg|gif|webp)$/)

const link = z.string().trim().max(2_000).default('')

/** What a launched token says of itself (R3-141). */
export const tokenMetadata = z.object({
  name: z.string().trim().min(1).max(100),
  symbol: z.string().trim().min(1).max(32),
  description: z.string().trim().max(5_000).default(''),
  twitter: link,
  telegram: link,
  website: link,
  image: link,
})

/** R3-075 */
const pinned = z.object({ ipfsUrl: z.url() })

const sentPicture = { field: 'file', maxBytes: FILE_BYTES_MAX, tooLarge: fileErrors.tooLarge } as const

export const fileRoutes = {
  upload: defineRoute({
    method: 'POST',
    path: '/api/files/upload',
    summary: 'Stores a picture and answers where it lies',
    access: 'session',
    rate: 'upload',
    accepts: 'form',
    file: sentPicture,
    response: uploadedFile,
  }),
  getFile: defineRoute({
    method: 'GET',
    path: '/api/files/:name',
    summary: 'A stored picture; its name cannot be guessed, and whoever has it may look',
    access: 'public',
    rate: 'picture',
    params: z.object({ name: fileName }),
    response: picture,
    answers: 'picture',
    isImmutable: true,
  }),
  pinFile: defineRoute({
    method: 'POST',
    path: '/api/ipfs',
    summary: 'Pins a picture on IPFS: one that is sent, or one that lies at an address',
    access: 'session',
    rate: 'costly',
    query: z.object({ type: z.literal('file') }),
    accepts: 'form',
    body: z.object({ fileUrl: z.url().max(2_000).optional() }),
    file: { ...sentPicture, isOptional: true },
    response: pinned,
  }),
  pinMetadata: defineRoute({
    method: 'POST',
    path: '/api/ipfs',
    summary: 'Pins what a token says of itself on IPFS',
    access: 'session',
    rate: 'costly',
    body: tokenMetadata,
    response: pinned,
  }),
}
