export type Piece = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn'
