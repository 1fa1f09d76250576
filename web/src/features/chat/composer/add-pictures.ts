import { ATTACHMENTS_MAX } from '@windhover/core/chat/constants'
import { IMAGE_TYPES } from '@windhover/core/chat/message'
import { FILE_BYTES_MAX } from '@windhover/core/files/constants'
import { errorText } from '../../../lib/api/api-error.ts'
import { uploadPicture } from '../../../lib/upload-picture.ts'
import { toast } from '../../../ui/toast-store.ts'
import { changePictures, type DraftPicture, readDraft } from '../draft-store.ts'
import { pictureCopy } from './picture-copy.ts'

/** R1-238, G16: why a file cannot be attached; null when it can. */
export function pictureProblem(
  file: { readonly type: string; readonly size: number },
  alreadyThere: number,
): string | null {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return pictureCopy.wrongType
  if (file.size > FILE_BYTES_MAX) return pictureCopy.tooLarge
  return alreadyThere >= ATTACHMENTS_MAX ? pictureCopy.tooMany(ATTACHMENTS_MAX) : null
}

/** R1-239: as many as were chosen; one that does not fit does not keep the others away. */
export function addPictures(draftId: string, files: Iterable<File>): void {
  for (const file of files) {
    const problem = pictureProblem(file, readDraft(draftId).pictures.length)
    if (problem !== null) {
      toast.error({ title: problem })
      continue
    }
    const picture: DraftPicture = {
      id: crypto.randomUUID(),
      name: file.name || 'picture',
      file,
      previewUrl: URL.createObjectURL(file),
      state: 'uploading',
      problem: null,
      attachment: null,
    }
    changePictures(draftId, (pictures) => [...pictures, picture])
    void upload(draftId, picture)
  }
}

export function retryPicture(draftId: string, picture: DraftPicture): void {
  patch(draftId, picture.id, { state: 'uploading', problem: null })
  void upload(draftId, picture)
}

export function removePicture(draftId: string, { id, previewUrl }: DraftPicture): void {
  URL.revokeObjectURL(previewUrl)
  changePictures(draftId, (pictures) => pictures.filter((picture) => picture.id !== id))
}

async function upload(draftId: string, { id, file }: DraftPicture): Promise<void> {
  try {
    const { url, contentType } = await uploadPicture(file)
    patch(draftId, id, { state: 'ready', attachment: { type: 'image', contentType, url } })
  } catch (error) {
    patch(draftId, id, { state: 'failed', problem: errorText(error, pictureCopy.failed) })
  }
}

function patch(draftId: string, id: string, change: Partial<DraftPicture>): void {
  changePictures(draftId, (pictures) =>
    pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)),
  )
}
