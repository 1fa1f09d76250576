import { createPrompt } from './prompt.ts'

/** Answered by the dialogs the accounts feature mounts in the slot `globalHost`. */
export const stepUpPrompt = createPrompt()
export const addPasskeyPrompt = createPrompt()
export const recoveryCodesPrompt = createPrompt()
/** Whether a guest really leaves, who cannot come back. */
export const leaveGuestPrompt = createPrompt()
