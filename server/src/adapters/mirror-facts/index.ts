export { createMirrorFacts } from './client.ts'
