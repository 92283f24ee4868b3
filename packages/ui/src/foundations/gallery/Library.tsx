import { useState } from 'react'
import { gallery } from '../../assets/images.ts'
import { Pagination } from '../../controls/Pagination/Pagination.tsx'
import { Tabs } from '../../controls/Tabs/Tabs.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { ImageTile, type TileImage } from '../../primitives/ImageTile/ImageTile.tsx'
import { Price } from '../../primitives/Price/Price.tsx'
import { Grid } from '../../primitives/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../primitives/Table/Table.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TokenAmount } from '../../primitives/TokenAmount/TokenAmount.tsx'
import { Sample } from './Sample.tsx'

const [snow, flowers] = gallery

const delivered = (image: (typeof gallery)[number] | undefined): TileImage =>
  image === undefined ? { state: 'waiting' } : { state: 'delivered', src: image.src, alt: image.prompt }

const tiles: readonly { name: string; image: TileImage }[] = [
  { name: 'image 1 of 4', image: delivered(snow) },
  { name: 'image 2 of 4', image: delivered(flowers) },
  { name: 'image 3 of 4', image: { state: 'working', progress: 62 } },
  { name: 'image 4 of 4', image: { state: 'failed', reason: null } },
]

export function TilesSample() {
  return (
    <Sample title="Image tiles" page="primitives-imagetile--docs" columns={12} sunken>
      <Grid columns="four" gap="md">
        {tiles.map((tile) => (
          <ImageTile key={tile.name} {...tile} />
        ))}
      </Grid>
    </Sample>
  )
}

interface Payment {
  date: string
  tokens: number
  amount: number
  paid: boolean
}

const payments: readonly Payment[] = [
  { date: 'Nov 19, 2026', tokens: 1000, amount: 972, paid: true },
  { date: 'Nov 2, 2026', tokens: 2009, amount: 2170, paid: false },
  { date: 'Oct 12, 2026', tokens: 5000, amount: 4200, paid: true },
]

const columns: readonly TableColumn<Payment>[] = [
  { title: 'Date', card: 'title', cell: ({ date }) => date },
  { title: 'Tokens', numeric: true, cell: ({ tokens }) => <TokenAmount tenths={tokens} /> },
  { title: 'Amount', numeric: true, cell: ({ amount }) => <Price amount={amount} currency="EUR" /> },
  {
    title: 'Status',
    card: 'state',
    cell: ({ paid }) => <Badge tone={paid ? 'positive' : 'critical'}>{paid ? 'Paid' : 'Failed'}</Badge>,
  },
]

export function TableSample() {
  const [page, setPage] = useState(3)
  return (
    <Sample title="Table, pagination" page="primitives-table--docs" columns={8}>
      <Table caption="Payments" hideCaption columns={columns} rows={payments} rowKey={({ date }) => date} />
      <Pagination label="Pages of payments" page={page} pages={9} onPage={setPage} />
    </Sample>
  )
}

export function TabsSample() {
  return (
    <Sample title="Tabs" page="controls-tabs--docs" columns={4}>
      <Tabs
        label="What to upload"
        tabs={[
          { value: 'photo', label: 'Photographs', content: <Text>JPEG or WebP, up to 10 MB and 25 megapixels.</Text> },
          { value: 'logo', label: 'Logos', content: <Text>PNG, so that what is transparent stays so.</Text> },
        ]}
      />
    </Sample>
  )
}
