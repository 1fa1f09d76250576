/** R1-223 */
export const MEMORIES_PER_PAGE = 10
/** R1-224: part of the list that has been scrolled past when the next page is asked for. */
export const NEXT_PAGE_AT = 0.8
/** R1-225 */
export const SEARCH_DELAY_MS = 300

export const CONTENT_CHARS_MAX = 2_000
export const CATEGORY_CHARS_MAX = 40
export const SEARCH_CHARS_MAX = 200
export const MEMORIES_PER_VAULT_MAX = 500
/** What the agent proposes waits for a person; it cannot take the whole room meanwhile. */
export const PROPOSALS_PER_VAULT_MAX = 50
