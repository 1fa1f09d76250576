export { createSocialPulse } from './client.ts'
