import { describe, expect, it } from 'vitest'
import { readFileConfig } from './file-config.ts'

const S3 = { S3_REGION: 'eu-1', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
const problems = (env: Record<string, string>) => readFileConfig(env).issues.map(({ path }) => path.join('.'))

describe('where pictures lie', () => {
  it('is a folder unless somebody says otherwise', () => {
    expect(readFileConfig({}).store).toEqual({ kind: 'disk', folder: '.run/files' })
    expect(readFileConfig({ FILE_STORE: '', FILE_STORE_DIR: '/data', ...S3 }).store).toEqual({
      kind: 'disk',
      folder: '/data',
    })
  })

  it('is a bucket by one line more', () => {
    expect(readFileConfig({ FILE_STORE: 's3', ...S3 }).store).toEqual({
      kind: 's3',
      endpoint: null,
      region: 'eu-1',
      bucket: 'b',
      accessKeyId: 'k',
      secretAccessKey: 's',
    })
  })

  it('is nowhere with half of its settings, or with others', () => {
    expect(problems({ FILE_STORE: 's3', S3_REGION: 'eu-1' })).toEqual([
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ])
    expect(problems({ FILE_STORE: 'tape' })).toEqual(['FILE_STORE'])
  })
})

describe('who pins', () => {
  it('is nobody, or all of it', () => {
    expect(readFileConfig({}).pinning).toBeNull()
    expect(readFileConfig({ PINATA_URL: '', PINATA_JWT: '' })).toMatchObject({ pinning: null, issues: [] })
    expect(problems({ PINATA_URL: 'https://api.pinata.cloud' })).toEqual(['PINATA_JWT', 'PINATA_GATEWAY_URL'])
  })
})
