export class UnusablePicture extends Error {}
