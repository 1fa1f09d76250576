import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamPart,
} from '@ai-sdk/provider'

const PAUSE_MS = 1_000
/** Nobody waits longer for a second try. */
const PAUSE_MS_MAX = 5_000

type Options = LanguageModelV4CallOptions & { readonly abortSignal: AbortSignal }

export type OpenStream = {
  readonly parts: ReadableStream<LanguageModelV4StreamPart>
  /** To be called when it says something: until then it has only so much time. */
  readonly heard: () => void
}

/** One step of a model. A provider that does not say anything in time is left. */
export async function openStream(
  model: LanguageModelV4,
  options: Options,
  firstWordMs: number,
): Promise<OpenStream> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(`no word in ${firstWordMs} ms`)), firstWordMs).unref()
  const heard = () => clearTimeout(timer)
  const abortSignal = AbortSignal.any([options.abortSignal, late.signal])
  try {
    return { parts: await askTwice(model, { ...options, abortSignal }), heard }
  } catch (error) {
    heard()
    throw error
  }
}

/** Anything but that a stream was opened, which is said before any thought is given to it. */
export function isWord({ type }: LanguageModelV4StreamPart): boolean {
  return type !== 'stream-start' && type !== 'response-metadata'
}

/** A provider that is busy is asked once more after a moment, or when it says. */
async function askTwice(
  model: LanguageModelV4,
  options: Options,
): Promise<ReadableStream<LanguageModelV4StreamPart>> {
  try {
    return (await model.doStream(options)).stream
  } catch (error) {
    const pauseMs = pauseBeforeSecondTry(error)
    if (pauseMs === null || options.abortSignal.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return (await model.doStream(options)).stream
  }
}

/** Null where a second try is in vain. */
function pauseBeforeSecondTry(error: unknown): number | null {
  if (!APICallError.isInstance(error) || !error.isRetryable) return null
  const said = Number(error.responseHeaders?.['retry-after'])
  const pauseMs = said > 0 ? said * 1_000 : PAUSE_MS
  return pauseMs > PAUSE_MS_MAX ? null : pauseMs
}
