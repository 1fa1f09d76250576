export { createAssetResearch } from './client.ts'
