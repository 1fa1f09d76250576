import { toast } from '../../../ui/toast-store.ts'
import { replyCopy } from './reply-copy.ts'

/** R1-074, R1-298, R1-300. Clipboards take PNG alone, whatever the picture is. */
export async function copyPicture(url: string): Promise<void> {
  try {
    const png = asPng(url)
    // The clipboard may refuse before it asks for the picture, and then nobody hears that there is none.
    png.catch(() => {})
    // As a promise: some browsers forget the press before the picture has come.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    toast.success({ title: replyCopy.imageCopied })
  } catch {
    toast.error({ title: replyCopy.imageFailed })
  }
}

async function asPng(url: string): Promise<Blob> {
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
