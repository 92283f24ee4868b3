import { startImagesApi } from '../../apps/api/test/support/images-api.ts'
import { expect, newCustomer, portrait, test } from './support/fixtures.ts'
import { MintageServer } from './support/server.ts'
import { arrive, declineCookies, expectTokens, imageWork } from './support/steps.ts'

test('with one variable set, pictures come from another server, and what it refuses costs nothing', async ({
  browser,
}) => {
  const api = await startImagesApi()
  const server = await MintageServer.start({ IMAGE_API_URL: `http://${api.host}` })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  try {
    const b64_json = (await portrait(1024, 1024)).toString('base64')
    api.reply((response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [{ b64_json }] }))
    })
    await arrive(page, newCustomer())
    await page.goto('/services/generate-image')
    await declineCookies(page)

    await test.step('it draws anything: nothing speaks of a sample, and every style of the shop is offered', async () => {
      await expect(
        page.getByRole('button', { name: /Photorealistic/ }).or(page.getByLabel('Photorealistic')),
      ).toBeVisible()
      await expect(page.getByText(/sample engine/i)).toHaveCount(0)
      await expect(page.getByText('More options')).toHaveCount(0)
    })

    await test.step('a picture is what the other server made', async () => {
      await page.getByRole('textbox', { name: 'Prompt' }).fill('a red fox in the snow')
      await page.getByRole('button', { name: /^Generate 1/ }).click()
      await expect(page.getByRole('link', { name: /^Download/ }).first()).toBeVisible(imageWork)
      await expectTokens(page, '9')
      expect(api.calls).toHaveLength(1)
      expect(api.calls[0]).toMatchObject({
        path: '/v1/images/generations',
        body: { prompt: 'a red fox in the snow', n: 1 },
      })
      await expect(page.getByText(/^Read:|has no fox/)).toHaveCount(0)
    })

    await test.step('a refusal is told in its tile, and its token comes back', async () => {
      api.reply((response) => {
        const error = { code: 'moderation_blocked', message: 'no' }
        response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
      })
      await page.getByRole('textbox', { name: 'Prompt' }).fill('something that it will not draw')
      await page.getByRole('button', { name: /^Generate 1/ }).click()
      await expect(page.getByText(/refused this prompt because of its content policy/).first()).toBeVisible(imageWork)
      await expectTokens(page, '9')
    })
  } finally {
    await context.close()
    await server.stop()
    await api.close()
  }
})
