import { useSyncExternalStore } from 'react'
import { useAccount } from '../../lib/session.ts'
import { uploadPicture } from '../../lib/upload-picture.ts'
import { toast } from '../../ui/toast.tsx'
import { createUploadList, type Upload, type UploadList } from './upload-list.ts'

let owner: string | null = null
let list: UploadList | null = null

/** Kept while the page lives, so that closing the panel loses no address; never shown to another person. */
function listOf(userId: string | null): UploadList {
  if (list === null || owner !== userId) {
    list?.clear()
    owner = userId
    list = createUploadList({
      upload: uploadPicture,
      onFailed: (text, { name }) => toast.error({ title: text, description: name }),
    })
  }
  return list
}

export function useUploads(): UploadList & { readonly uploads: readonly Upload[] } {
  const own = listOf(useAccount()?.userId ?? null)
  return { ...own, uploads: useSyncExternalStore(own.subscribe, own.current) }
}
