export { createFourMeme } from './client.ts'
