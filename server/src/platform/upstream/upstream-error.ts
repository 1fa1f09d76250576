/**
 * Why a provider gave no usable answer. The adapter that asked decides what it means.
 * - unavailable: no answer in time, or an answer that says so
 * - rate-limited: asked too often
 * - refused: it understood and said no
 * - garbage: it answered, but not in its own shape
 */
export type UpstreamFailure = 'unavailable' | 'rate-limited' | 'refused' | 'garbage'

export class UpstreamError extends Error {
  readonly failure: UpstreamFailure
  readonly provider: string
  readonly status: number | null
  /** First part of what it said, for the log and for refusals that carry their reason. */
  readonly said: string

  constructor(options: {
    failure: UpstreamFailure
    provider: string
    status?: number
    said?: string
    cause?: unknown
  }) {
    const { failure, provider, status = null, said = '', cause } = options
    super(
      `${provider}: ${failure}${status === null ? '' : ` (${status})`}`,
      cause === undefined ? {} : { cause },
    )
    this.name = 'UpstreamError'
    this.failure = failure
    this.provider = provider
    this.status = status
    this.said = said
  }
}
