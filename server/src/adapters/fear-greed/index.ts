export { createMoodIndex } from './client.ts'
