export { createDerivativesFacts } from './client.ts'
