import { toast } from '../../../ui/toast-store.ts'
import { replyCopy } from './reply-copy.ts'

/** R1-074, R1-298, R1-300. Clipboards accept only PNG, so other formats are converted. */
export async function copyPicture(url: string): Promise<void> {
  try {
    const png = fetchAsPng(url)
    // If the clipboard refuses before it awaits the picture, a failed load would be an unhandled rejection.
    png.catch(() => {})
    // Passed as a promise: some browsers forget that the user clicked if the picture is awaited first.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    toast.success({ title: replyCopy.imageCopied })
  } catch {
    toast.error({ title: replyCopy.imageFailed })
  }
}

async function fetchAsPng(url: string): Promise<Blob> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`the picture answered ${response.status}`)
  const blob = await response.blob()
  if (blob.type === 'image/png') return blob
  const bitmap = await createImageBitmap(blob)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (made) => (made === null ? reject(new Error('no PNG came of it')) : resolve(made)),
      'image/png',
    ),
  )
}
