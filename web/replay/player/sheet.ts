/** What can be laid over a table that is watched. `save` is done at once. */
export type Sheet = 'eyes' | 'seal' | 'link' | 'note' | 'on' | 'more' | 'save';
export type Laid = Exclude<Sheet, 'save'>;
