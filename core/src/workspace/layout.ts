/** Widths of the split in percent of the workspace, and the width below which it becomes one column. */
export const APP_PANEL_DEFAULT_PERCENT = 45
export const APP_PANEL_MAX_PERCENT = 55
export const APP_PANEL_MIN_PERCENT = 30
export const CHAT_PANEL_MIN_PERCENT = 45
export const MOBILE_BELOW_PX = 768

export const TOAST_COPY_MS = 2_000
