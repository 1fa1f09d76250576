import { createPrompt } from './prompt.ts'

/** Answered by the dialogs the accounts feature mounts in the slot `globalHost`. */
export const stepUpPrompt = createPrompt(false)
export const addPasskeyPrompt = createPrompt(false)
export const recoveryCodesPrompt = createPrompt(false)
/** Whether a guest really leaves, who cannot come back. */
export const leaveGuestPrompt = createPrompt(false)
