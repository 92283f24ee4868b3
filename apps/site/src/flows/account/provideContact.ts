import { type ApiClient, optOut, unwrap } from '@mintage/api-client'
import { contactMachine } from '@mintage/machines/contact'
import { fromPromise } from 'xstate'
import { orFailure } from '../../app/toFailure.ts'

/** The contact machine with its call. */
export const provideContact = (client: ApiClient) =>
  contactMachine.provide({
    actors: {
      submit: fromPromise(({ input }) =>
        orFailure(unwrap(client.POST('/contact-us', { body: input.values, ...optOut('toasts') }))),
      ),
    },
  })
