/** In place of the picture of a chart: what a canvas draws no test can see, and jsdom has none. Its figures are in its table. */
export const Canvas = ({ label }: { label: string }) => <div role="img" aria-label={label} />
