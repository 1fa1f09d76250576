/** R1-211, G11: messages per step upwards. */
export const HISTORY_PAGE_SIZE = 20
/** R1-212: nearer to the top than this, earlier messages are fetched. */
export const LOAD_WITHIN_PX = 100
/** R1-213: farther from the bottom than this, the button that leads there is shown. */
export const BOTTOM_WITHIN_PX = 50
/** G12: so long without any part of a reply is too long. */
export const REPLY_SILENCE_MS = 60_000
/** R1-299. */
export const COPIED_TOAST_MS = 1_000
/** Characters of one message: longer texts belong into a file. */
export const MESSAGE_CHARS_MAX = 8_000
/** G16. */
export const ATTACHMENTS_MAX = 10
/** Model and tools take turns at most so often in one reply. */
export const STEPS_MAX = 8
export const TITLE_CHARS_MAX = 80
export const SEARCH_CHARS_MAX = 100
/** Pinned answers of one vault: more than that is a list to search, not one to look at. */
export const PINS_MAX = 50
