import { checkFile } from '@windhover/core/files/check-file'
import type { UploadedFile } from '@windhover/core/files/contract'
import { errorText, isApiError } from '../../lib/api/api-error.ts'
import { UPLOAD_FAILED, type UploadOptions } from '../../lib/upload-picture.ts'

export type UploadStage =
  | { readonly name: 'waiting' }
  | { readonly name: 'uploading'; readonly share: number }
  | { readonly name: 'done'; readonly url: string }
  | { readonly name: 'failed'; readonly text: string; readonly canRepeat: boolean }

export type Upload = {
  readonly id: number
  readonly file: File
  readonly previewUrl: string
  readonly stage: UploadStage
}

export type UploadList = {
  readonly current: () => readonly Upload[]
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (files: readonly File[]) => void
  readonly repeat: (id: number) => void
  readonly remove: (id: number) => void
  readonly clear: () => void
}

type Outside = {
  readonly upload: (file: File, options: UploadOptions) => Promise<UploadedFile>
  readonly onFailed: (text: string, file: File) => void
}

/** Together they would only take each other's time. */
const AT_ONCE = 3
const WAITING: UploadStage = { name: 'waiting' }

/** What was chosen, and how far each has come; it goes on while nobody looks. */
export function createUploadList({ upload, onFailed }: Outside): UploadList {
  let uploads: readonly Upload[] = []
  let lastId = 0
  const running = new Map<number, AbortController>()
  const listeners = new Set<() => void>()

  const publish = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const setStage = (id: number, stage: UploadStage) =>
    publish(uploads.map((each) => (each.id === id ? { ...each, stage } : each)))

  const startNext = () => {
    const next = uploads.find(({ id, stage }) => stage.name === 'waiting' && !running.has(id))
    if (next === undefined || running.size >= AT_ONCE) return
    void run(next)
    startNext()
  }

  const run = async ({ id, file }: Upload) => {
    const stop = new AbortController()
    running.set(id, stop)
    setStage(id, { name: 'uploading', share: 0 })
    const onProgress = (share: number) => {
      if (!stop.signal.aborted) setStage(id, { name: 'uploading', share })
    }
    try {
      const { url } = await upload(file, { signal: stop.signal, onProgress })
      setStage(id, { name: 'done', url })
    } catch (error) {
      if (!stop.signal.aborted) {
        const text = errorText(error, UPLOAD_FAILED)
        setStage(id, { name: 'failed', text, canRepeat: isApiError(error) && error.retryable })
        onFailed(text, file)
      }
    } finally {
      running.delete(id)
      startNext()
    }
  }

  const drop = ({ id, previewUrl }: Upload) => {
    running.get(id)?.abort()
    URL.revokeObjectURL(previewUrl)
  }

  return {
    current: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (files) => {
      const added = files.map((file): Upload => {
        lastId += 1
        const refusal = checkFile(file)
        const stage: UploadStage =
          refusal === null ? WAITING : { name: 'failed', text: refusal.message, canRepeat: false }
        return { id: lastId, file, previewUrl: URL.createObjectURL(file), stage }
      })
      publish([...uploads, ...added])
      for (const { stage, file } of added) if (stage.name === 'failed') onFailed(stage.text, file)
      startNext()
    },
    repeat: (id) => {
      setStage(id, WAITING)
      startNext()
    },
    remove: (id) => {
      uploads.filter((each) => each.id === id).forEach(drop)
      publish(uploads.filter((each) => each.id !== id))
    },
    clear: () => {
      uploads.forEach(drop)
      publish([])
    },
  }
}
