import { onTestFinished } from 'vitest'

/** Lets uploads reach the stub server: they go by `XMLHttpRequest`, which tells how much has been sent. */
export function answerUploads(): void {
  const real = window.XMLHttpRequest
  window.XMLHttpRequest = UploadRequest
  onTestFinished(() => {
    window.XMLHttpRequest = real
  })
}

/** Everything is sent at once; the stub gets the file's name, type and size as the body of the call. */
class UploadRequest extends XMLHttpRequest {
  #method = ''
  #url = ''
  readonly #stop = new AbortController()

  override open(method: string, url: string | URL): void {
    this.#method = method
    this.#url = String(url)
  }

  override setRequestHeader(): void {}

  override abort(): void {
    this.#stop.abort()
  }

  override send(form?: Document | XMLHttpRequestBodyInit | null): void {
    const file = form instanceof FormData ? form.get('file') : null
    if (!(file instanceof File)) throw new Error('no file was sent')
    const { name, type, size } = file
    const all = { lengthComputable: true, loaded: size, total: size }
    queueMicrotask(() => this.upload.dispatchEvent(new ProgressEvent('progress', all)))
    void this.#ask(JSON.stringify({ name, type, size }))
  }

  async #ask(body: string): Promise<void> {
    const { signal } = this.#stop
    try {
      const response = await window.fetch(this.#url, { method: this.#method, body, signal })
      const [status, responseText] = [response.status, await response.text()]
      Object.defineProperties(this, { status: { value: status }, responseText: { value: responseText } })
      this.dispatchEvent(new ProgressEvent('load'))
    } catch {
      this.dispatchEvent(new ProgressEvent(signal.aborted ? 'abort' : 'error'))
    }
    this.dispatchEvent(new ProgressEvent('loadend'))
  }
}
