import { requestErrors } from '@windhover/core/errors/platform-errors'
import { pinErrors } from '@windhover/core/files/errors'
import type { FeatureParts } from '../../composition/feature.ts'
import { type CleanPicture, cleanPicture } from '../../platform/pictures/clean-picture.ts'
import type { FetchPicture } from '../../platform/upstream/fetch-picture.ts'
import { findOwnFile, readFile } from './read-file.ts'

type PinParts = Pick<FeatureParts, 'db' | 'fileStore' | 'pinning' | 'config'> & {
  readonly fetchPicture: FetchPicture
}
type Sent = { readonly userId: string; readonly bytes: Uint8Array | null; readonly url: string | null }

/** Pins a picture that was sent, or that lies at an address, and answers its address on IPFS. */
export async function pinPicture(parts: PinParts, sent: Sent): Promise<string> {
  if (parts.pinning === null) throw pinErrors.fileFailed()
  return await parts.pinning.pinFile(await choosePicture(parts, sent))
}

async function choosePicture(parts: PinParts, { userId, bytes, url }: Sent): Promise<CleanPicture> {
  if (bytes !== null) return await cleanPicture(bytes)
  if (url === null) throw requestErrors.invalid({ context: { field: 'body.file', problem: 'Missing' } })
  const own = await findOwnFile(parts, { userId, url })
  if (own !== null) return await readFile(parts, own.name)
  // What lies here and is somebody else's is theirs to publish; we are not asked for it by a detour either.
  if (new URL(url).origin === parts.config.publicOrigin) throw pinErrors.fileFailed()
  const fetched = await parts.fetchPicture(url).catch((cause: unknown) => {
    throw pinErrors.fileFailed({ cause })
  })
  return await cleanPicture(fetched.bytes)
}
