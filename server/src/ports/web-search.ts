import type { SearchAge, SearchHit, SearchKind } from '@windhover/core/intelligence/web-search'

export type WebSearch = {
  /** Best first; none is an answer too. */
  readonly search: (question: {
    query: string
    kind: SearchKind
    /** Null: however old. */
    newerThan: SearchAge | null
    limit: number
  }) => Promise<readonly SearchHit[]>
}
