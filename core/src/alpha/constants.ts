/** R1-158 */
export const PROJECTS_LIMIT = 50
export const PROJECTS_LIMIT_MAX = 100
/** R1-220 */
export const FILTER_DEBOUNCE_MS = 500
/** R1-086 */
export const UPDATES_SHOWN = 3
/** What the answer carries of each project, newest first. */
export const UPDATES_TOLD = 5
/** R1-245, R1-246 */
export const TICKER_CHARS = { desktop: 30, mobile: 15 } as const

export const FILTER_CHARS_MAX = 100

/** How often everything is looked at again. */
export const CHECKED_EVERY_MS = 10 * 60_000
/** From then on a card says how old it is: its sources are away, or know nothing of it any more. */
export const STALE_AFTER_MS = 3 * CHECKED_EVERY_MS

/** Analysis and rationale have at most so many sentences each. */
export const SENTENCES_MAX = 4
export const SENTENCE_CHARS_MAX = 280
