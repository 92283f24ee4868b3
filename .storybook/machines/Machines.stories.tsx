import * as machines from '@mintage/machines'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MachinePage } from './MachinePage.tsx'

const meta = {
  title: 'Machines',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(/^State diagram of/)).toBeInTheDocument()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Auth: Story = { render: () => <MachinePage machine={machines.authMachine} /> }
export const CardPayment: Story = { render: () => <MachinePage machine={machines.cardPaymentMachine} /> }
export const ChangePassword: Story = { render: () => <MachinePage machine={machines.changePasswordMachine} /> }
export const Checkout: Story = { render: () => <MachinePage machine={machines.checkoutMachine} /> }
export const Contact: Story = { render: () => <MachinePage machine={machines.contactMachine} /> }
export const CookieBanner: Story = { render: () => <MachinePage machine={machines.cookieBannerMachine} /> }
export const CurrencyChoice: Story = { render: () => <MachinePage machine={machines.currencyChoiceMachine} /> }
export const DeleteWithUndo: Story = { render: () => <MachinePage machine={machines.deleteWithUndoMachine} /> }
export const DepositPolling: Story = { render: () => <MachinePage machine={machines.depositPollingMachine} /> }
export const ForgotPassword: Story = { render: () => <MachinePage machine={machines.forgotPasswordMachine} /> }
export const ImageRequests: Story = { render: () => <MachinePage machine={machines.imageRequestsMachine} /> }
export const ImageRequest: Story = { render: () => <MachinePage machine={machines.imageRequestMachine} /> }
export const LanguageChoice: Story = { render: () => <MachinePage machine={machines.languageChoiceMachine} /> }
export const ImageCheck: Story = { render: () => <MachinePage machine={machines.imageCheckMachine} /> }
export const Avatar: Story = { render: () => <MachinePage machine={machines.avatarMachine} /> }
export const ResetPassword: Story = { render: () => <MachinePage machine={machines.resetPasswordMachine} /> }
export const StartUp: Story = { render: () => <MachinePage machine={machines.startUpMachine} /> }
export const TokenReturn: Story = { render: () => <MachinePage machine={machines.tokenReturnMachine} /> }
export const UpdateProfile: Story = { render: () => <MachinePage machine={machines.updateProfileMachine} /> }
export const VerificationMail: Story = { render: () => <MachinePage machine={machines.verificationMailMachine} /> }
export const Withdrawal: Story = { render: () => <MachinePage machine={machines.withdrawalMachine} /> }
