import { fileRoutes, type UploadedFile } from '@windhover/core/files/contract'
import type { Call, StubServer } from '../stub-server.ts'

/** Where a picture lies that was the `place`th to be stored. */
export function storedPicture(place: number): UploadedFile {
  const pathname = `/api/files/${String(place).padStart(32, '0')}.png`
  return { url: `${location.origin}${pathname}`, pathname, contentType: 'image/png' }
}

/** Stores whatever comes. */
export function takeUploads(server: StubServer): Call[] {
  let taken = 0
  return server.answer(fileRoutes.upload, () => {
    taken += 1
    return storedPicture(taken)
  })
}
