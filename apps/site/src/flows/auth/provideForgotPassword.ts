import { type ApiClient, unwrap } from '@mintage/api-client'
import { forgotPasswordMachine } from '@mintage/machines/forgot-password'
import { fromPromise } from 'xstate'
import { orFailure } from '../../app/toFailure.ts'

/** The forgot-password machine with its call. */
export const provideForgotPassword = (client: ApiClient) =>
  forgotPasswordMachine.provide({
    actors: {
      submit: fromPromise(({ input }) =>
        orFailure(unwrap(client.GET('/user/request-password-restore', { params: { query: input.values } }))),
      ),
    },
  })
