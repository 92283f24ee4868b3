import { Form, TextField, textOf } from '@mintage/ui/controls'
import { Modal, ModalBody, ModalFooter } from '@mintage/ui/overlays/Modal'
import { Button, Container, Heading, Price, Stack, Text } from '@mintage/ui/primitives'
import { NotFound } from '@mintage/ui/screens/NotFound'
import { vars } from '@mintage/ui/tokens'
import { useState } from 'react'

const hrefs = {
  ...{ home: '/', generate: '/generate', removeBackground: '/remove-background' },
  ...{ upscale: '/upscale', pricing: '/pricing', faq: '/faq' },
}

export function App() {
  const [name, setName] = useState<string | null>(null)
  if (location.pathname !== '/') return <NotFound hrefs={hrefs} />
  return (
    <Container role="main" style={{ paddingBlock: vars.space.xl }}>
      <Form onSubmit={(values) => setName(textOf(values, 'name'))}>
        <Stack gap="lg" align="start">
          <Heading level={1}>A frame of your own</Heading>
          <Text>
            Ten prints for <Price amount={1250} currency="EUR" />
          </Text>
          <TextField name="name" label="Name" hint="As it is to stand on the parcel" />
          <Button type="submit">Order</Button>
        </Stack>
      </Form>
      <Modal open={name !== null} onOpenChange={() => setName(null)} title="Thank you">
        <ModalBody>
          <Text>{name} has ordered ten prints.</Text>
        </ModalBody>
        <ModalFooter>
          <Button onClick={() => setName(null)}>Done</Button>
        </ModalFooter>
      </Modal>
    </Container>
  )
}
