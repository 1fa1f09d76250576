import { accountErrors } from '@windhover/core/accounts/errors'
import type { ErrorMaker } from '@windhover/core/errors/app-error'
import { fileRoutes, type UploadedFile } from '@windhover/core/files/contract'
import { isApiError, toApiError } from './api/api-error.ts'
import { networkErrors } from './api/network-errors.ts'
import { readAnswer } from './api/read-answer.ts'
import { announceSessionLoss } from './api/session-loss.ts'
import { doubt } from './reachability.ts'

const ANSWER_WITHIN_MS = 60_000

/** R1-274: for a failure that came without words of the server. */
export const UPLOAD_FAILED = 'Failed to upload file, please try again!'

export type UploadOptions = {
  /** From 0 to 1 of what has left this browser; at 1 the server still looks at it. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Uploads one picture. Every failure is an `ApiError`; an abort stays an abort. */
export async function uploadPicture(file: Blob, options: UploadOptions = {}): Promise<UploadedFile> {
  const form = new FormData()
  form.append(fileRoutes.upload.file.field, file)
  const response = await sendForm(form, options)
  try {
    return await readAnswer(fileRoutes.upload, response)
  } catch (error) {
    if (isApiError(error, accountErrors.sessionRequired)) announceSessionLoss()
    throw error
  }
}

/** Not `fetch`, which does not tell how much has been sent. */
function sendForm(form: FormData, { onProgress, signal }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(fileRoutes.upload.method, fileRoutes.upload.path)
    request.setRequestHeader('accept', 'application/json')
    request.timeout = ANSWER_WITHIN_MS
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    const fail = (make: ErrorMaker) => {
      doubt()
      reject(toApiError(make({ text: UPLOAD_FAILED })))
    }
    request.onerror = () => fail(networkErrors.unreachable)
    request.ontimeout = () => fail(networkErrors.timeout)
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', stop)
    request.send(form)
  })
}
