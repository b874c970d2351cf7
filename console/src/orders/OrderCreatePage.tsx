export default function OrderCreatePage() { return null }
