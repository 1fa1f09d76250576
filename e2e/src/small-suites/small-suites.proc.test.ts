import { startTalkingModel, type TalkingModel } from '@windhover/testkit/talking-model'
import { afterAll, beforeAll } from 'vitest'
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts'
import { testKeysStayInSigner } from './keys-stay-in-signer.ts'
import { testKillDuringSignUp } from './kill-during-sign-up.ts'
import { TALKING, testKilledApi } from './killed-api.ts'

/** Suites that need a whole product and leave it as it was share one: its start takes longer than most of them. */
let model: TalkingModel
let product: TestProduct
beforeAll(async () => {
  model = await startTalkingModel()
  product = await startTestProduct({ MODEL: TALKING, MODEL_URL: model.url, MODEL_API_KEY: 'none' })
})
afterAll(async () => {
  await product?.stop()
  await model?.close()
})

testKeysStayInSigner(() => product)
testKillDuringSignUp(() => product)
testKilledApi(() => ({ product, model }))
