import { AwsV4Signer } from 'aws4fetch'
import type { KmsSettings } from '../../wrapper-config.ts'

export type KmsAction = 'Encrypt' | 'Decrypt' | 'DescribeKey'

/** KMS answered with an error, or not at all. Neither our bytes nor its own words are part of the text. */
export class KmsError extends Error {
  override readonly name = 'KmsError'
  /** As KMS calls it; `null` where there was no answer. */
  readonly type: string | null
  readonly status: number | null

  constructor(message: string, told: { type: string | null; status: number | null; cause?: unknown }) {
    super(message, { cause: told.cause })
    this.type = told.type
    this.status = told.status
  }
}

export type KmsCall = (action: KmsAction, body: Readonly<Record<string, unknown>>) => Promise<unknown>

const TARGET = 'TrentService'
const ANSWER_WITHIN_MS = 5_000
const FIRST_SERVER_ERROR = 500

/**
 * Speaks to KMS as its own SDK does. A connection that broke and a server's own failure are tried once more, since an
 * idle connection may have been closed at the other end; a slow answer is not, and nothing else is.
 */
export function kmsCaller(
  settings: KmsSettings,
  giveUp: () => AbortSignal = () => AbortSignal.timeout(ANSWER_WITHIN_MS),
): KmsCall {
  const callOnce = async (action: KmsAction, body: string) => {
    const response = await send({ settings, action, body, signal: giveUp() })
    const text = await response.text().catch((error: unknown) => {
      throw unanswered(action, error)
    })
    if (response.status === 200) return JSON.parse(text) as unknown
    const type = errorTypeOf(text)
    throw new KmsError(`KMS refused ${action}: ${type ?? response.status}`, { type, status: response.status })
  }
  return async (action, body) => {
    const text = JSON.stringify(body)
    try {
      return await callOnce(action, text)
    } catch (error) {
      if (!isWorthRepeating(error)) throw error
      return await callOnce(action, text)
    }
  }
}

async function send(input: {
  settings: KmsSettings
  action: KmsAction
  body: string
  signal: AbortSignal
}): Promise<Response> {
  const { settings, action, body, signal } = input
  const signed = await new AwsV4Signer({
    ...settings.credentials,
    url: settings.endpoint,
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `${TARGET}.${action}` },
    body,
    service: 'kms',
    region: settings.region,
    allHeaders: true,
  }).sign()
  try {
    return await fetch(signed.url, {
      method: 'POST',
      headers: signed.headers,
      body,
      signal,
      redirect: 'error',
    })
  } catch (error) {
    throw unanswered(action, error)
  }
}

function unanswered(action: KmsAction, cause: unknown): KmsError {
  const isSlow = cause instanceof DOMException && cause.name === 'TimeoutError'
  const why = isSlow ? 'did not answer in time' : 'cannot be reached'
  return new KmsError(`KMS ${why}: ${action}`, { type: isSlow ? 'Timeout' : null, status: null, cause })
}

function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof KmsError)) return false
  return error.status === null ? error.type === null : error.status >= FIRST_SERVER_ERROR
}

/** `InvalidCiphertextException`, or the same behind the name of a namespace and `#`. */
function errorTypeOf(text: string): string | null {
  try {
    const type: unknown = JSON.parse(text).__type
    return typeof type === 'string' ? (type.split('#').at(-1) ?? null) : null
  } catch {
    return null
  }
}
