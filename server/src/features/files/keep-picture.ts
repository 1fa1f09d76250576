import { randomBytes } from 'node:crypto'
import { ENDING_OF } from '@windhover/core/files/constants'
import { fileRoutes, type UploadedFile } from '@windhover/core/files/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { nameContent } from '../../platform/files/name-content.ts'
import { cleanPicture } from '../../platform/pictures/clean-picture.ts'
import { claimFile, unclaimFile } from './file-rows.ts'

/** 192 bits, which in base64url are the 32 letters of a file's name. */
const NAME_BYTES = 24

type KeepParts = Pick<FeatureParts, 'db' | 'fileStore' | 'clock' | 'config'>

/** Cleans a picture that somebody sent, keeps it for them and answers where it lies. */
export async function keepPicture(
  { db, fileStore, clock, config }: KeepParts,
  sent: { readonly userId: string; readonly bytes: Uint8Array },
): Promise<UploadedFile> {
  const { userId } = sent
  const { type, bytes } = await cleanPicture(sent.bytes)
  const { name, isNew } = await claimFile(db, {
    name: `${randomBytes(NAME_BYTES).toString('base64url')}.${ENDING_OF[type]}`,
    userId,
    content: nameContent({ owner: userId, bytes }),
    type,
    byteCount: bytes.byteLength,
    createdAt: clock.now(),
  })
  try {
    // Also for one that was there before: what a store has lost comes back by sending it again.
    await fileStore.put({ owner: userId, bytes })
  } catch (error) {
    if (isNew) await unclaimFile(db, name)
    throw error
  }
  const pathname = fileRoutes.getFile.path.replace(':name', name)
  return { url: `${config.publicOrigin}${pathname}`, pathname, contentType: type }
}
