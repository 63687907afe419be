declare module 'virtual:admin-messages' {
  /** Admin Portal */
  export function adminPortal(): string
  /** The admin portal needs JavaScript. */
  export function needsScript(): string
  /** No network. The dashboard opens when it is back. */
  export function dashboardWaits(): string
  /** Skip to content */
  export function skipToContent(): string
  /** Open menu */
  export function openMenu(): string
  /** Menu */
  export function menu(): string
  /** Close menu */
  export function closeMenu(): string
  /** Page Not Found */
  export function notFoundTitle(): string
  /** This square is not on the board. */
  export function notFoundText(): string
  /** Go to Tournaments */
  export function goToTournaments(): string
  /** {count, plural, one {1 needs you} other {# need you}} */
  export function needsYou(parts: { count: number }): string
  /** {count} waiting */
  export function waitingCount(parts: { count: string | number }): string
  /** Saved */
  export function allSaved(): string
  /** Send Now */
  export function sendNow(): string
  /** Send Now: {title} */
  export function sendNowOf(parts: { title: string | number }): string
  /** Edit */
  export function edit(): string
  /** Edit {title} */
  export function editOf(parts: { title: string | number }): string
  /** Discard */
  export function discard(): string
  /** Discard {title} */
  export function discardOf(parts: { title: string | number }): string
  /** Discarding... */
  export function discarding(): string
  /** It was deleted elsewhere. Edit it to bring it back or to save it as new. */
  export function deletedElsewhere(): string
  /** The server refused it. Edit it and save it again. */
  export function refusedEdit(): string
  /** You are offline. It is sent when the connection is back. */
  export function offlineSends(): string
  /** It is being sent. */
  export function isBeingSent(): string
  /** {tries, plural, one {Sent once, and not confirmed yet. It is sent again by itself.} other {Sent # times, and not confirmed yet. It is sent again by itself.}} */
  export function sentTimes(parts: { tries: number }): string
  /** Adds a new {kind}, {seen}. */
  export function entryAdds(parts: { kind: string | number; seen: string | number }): string
  /** Changes a {kind}, {seen}. */
  export function entryChanges(parts: { kind: string | number; seen: string | number }): string
  /** Changes a {kind} and removes its picture, {seen}. */
  export function entryChangesPicture(parts: { kind: string | number; seen: string | number }): string
  /** shown to visitors */
  export function shownToVisitors(): string
  /** hidden from visitors */
  export function hiddenFromVisitors(): string
  /** Saved {moment}. */
  export function savedAt(parts: { moment: string | number }): string
  /** Waiting to be sent */
  export function waitingToBeSent(): string
  /** It is kept on this device until the server has it. */
  export function keptUntilServer(): string
  /** Nothing waits. The server has everything you saved. */
  export function nothingWaits(): string
  /** Shared with the Academy */
  export function shared(): string
  /** Shared {moment}. */
  export function sharedAt(parts: { moment: string | number }): string
  /** They go in one after the other: the first now, the others wait here. */
  export function sharedPictures(): string
  /** Discarded */
  export function shareDiscarded(): string
  /** {count, plural, one {1 shared thing waits} other {# shared things wait}} */
  export function sharesWait(parts: { count: number }): string
  /** Nothing shared waits here */
  export function nothingShared(): string
  /** Choose Share on a text or a picture in WhatsApp, then the academy. */
  export function nothingSharedHint(): string
  /** The app was not ready to take what you shared. It is now: please share it once more. */
  export function shareMissed(): string
  /** This device has no room for what you shared. Please make some and share it once more. */
  export function shareUnkept(): string
  /** Discard this? What you typed is lost. */
  export function discardQuestion(): string
  /** Undo */
  export function undo(): string
  /** Tournaments */
  export function tournaments(): string
  /** Achievements */
  export function achievements(): string
  /** Contacts */
  export function contacts(): string
  /** Settings */
  export function settings(): string
  /**  new */
  export function newAfterCount(): string
  /** Views */
  export function views(): string
  /** Logout */
  export function logout(): string
  /** Admin User */
  export function adminUser(): string
  /** Active */
  export function active(): string
  /** Inactive */
  export function inactive(): string
  /** Visitors see it. */
  export function visitorsSeeIt(): string
  /** Hidden from visitors. */
  export function hiddenSentence(): string
  /** Address */
  export function address(): string
  /** The last part of its own page; the old one leads here */
  export function addressHint(): string
  /** Delete */
  export function deleteIt(): string
  /** Deleting... */
  export function deleting(): string
  /** Cancel */
  export function cancel(): string
  /** This is what you typed at {time}. */
  export function draftFilled(parts: { time: string | number }): string
  /** Start empty */
  export function startEmpty(): string
  /** Back to how it was */
  export function backToSaved(): string
  /** Back to the copy */
  export function backToCopy(): string
  /** What you typed is set aside. */
  export function draftAside(): string
  /** This device has no room for the draft. It is kept only while this page stays open. */
  export function draftHasNoRoom(): string
  /** Kept on this device. It is sent when the server can be reached. */
  export function keptSends(): string
  /** The picture could not be copied */
  export function pictureNotCopied(): string
  /** The picture could not be copied. Choose it again. */
  export function pictureNotCopiedChoose(): string
  /** This was deleted while you were editing it. What you typed is still here. */
  export function deletedWhileEditing(): string
  /** It cannot be brought back any more. Save it as new. */
  export function notRestorable(): string
  /** It could not be restored. Try again. */
  export function restoreFailedAgain(): string
  /** Dismiss */
  export function dismiss(): string
  /** As visitors will see it */
  export function asVisitorsSee(): string
  /** The card, and what a messenger shows */
  export function previewSummary(): string
  /** This device has no room to keep it. Leave this open until it is saved. */
  export function noRoomLeaveOpen(): string
  /** The server has not answered yet. It is sent again until it does. */
  export function serverSilentResends(): string
  /** You are offline. It is saved when the connection is back. */
  export function offlineSaves(): string
  /** Send Later */
  export function sendLater(): string
  /** Save as New */
  export function saveAsNew(): string
  /** Restore and Save */
  export function restoreAndSave(): string
  /** Saving... */
  export function saving(): string
  /** Save */
  export function save(): string
  /** optional */
  export function optional(): string
  /** Created */
  export function created(): string
  /** Hide {title} */
  export function hideOf(parts: { title: string | number }): string
  /** Show {title} */
  export function showOf(parts: { title: string | number }): string
  /** Duplicate {title} */
  export function duplicateOf(parts: { title: string | number }): string
  /** Delete {title} */
  export function deleteOf(parts: { title: string | number }): string
  /** Show */
  export function activate(): string
  /** Hide */
  export function deactivate(): string
  /** Failed to {verb, select, activate {show} deactivate {hide} delete {delete} restore {restore} other {mark as read}} {failed} of {all}: {names} */
  export function bulkFailed(parts: { verb: string; failed: string | number; all: string | number; names: string | number }): string
  /** {count} {past, select, activated {shown to visitors} deactivated {hidden from visitors} deleted {deleted} restored {restored} other {marked as read}} */
  export function bulkDone(parts: { count: string | number; past: string }): string
  /** {n, plural, one {# {one}} other {# {many}}} */
  export function countOf(parts: { n: number; one: string | number; many: string | number }): string
  /** Are you sure you want to delete this {kind}? */
  export function deleteQuestion(parts: { kind: string | number }): string
  /** Are you sure you want to delete {count}? */
  export function deleteCountQuestion(parts: { count: string | number }): string
  /** {count} of {all} {counted} */
  export function counter(parts: { count: string | number; all: string | number; counted: string | number }): string
  /** This list is not on this device yet */
  export function listNotHere(): string
  /** It loads when the network is back. */
  export function listLoadsLater(): string
  /** The list could not be loaded */
  export function listFailed(): string
  /** Check the connection, then try again. */
  export function checkConnection(): string
  /** Try Again */
  export function tryAgain(): string
  /** Try adjusting your search or filters. */
  export function adjustSearch(): string
  /** Loading... */
  export function loading(): string
  /** Filters */
  export function filters(): string
  /** Clear Filters */
  export function clearFilters(): string
  /** {kind} restored */
  export function kindRestored(parts: { kind: string | number }): string
  /** {kind} removed for good */
  export function kindErased(parts: { kind: string | number }): string
  /** {kind} saved */
  export function kindSaved(parts: { kind: string | number }): string
  /** {kind} deleted */
  export function kindDeleted(parts: { kind: string | number }): string
  /** {kind} shown to visitors */
  export function kindShown(parts: { kind: string | number }): string
  /** {kind} hidden from visitors */
  export function kindHidden(parts: { kind: string | number }): string
  /** Failed to save {kind} */
  export function kindSaveFailed(parts: { kind: string | number }): string
  /** Failed to restore {kind} */
  export function kindRestoreFailed(parts: { kind: string | number }): string
  /** Failed to delete {kind} */
  export function kindDeleteFailed(parts: { kind: string | number }): string
  /** Failed to remove {kind} */
  export function kindRemoveFailed(parts: { kind: string | number }): string
  /** Failed to load this {kind} */
  export function kindLoadFailed(parts: { kind: string | number }): string
  /** This {kind} was not found. It may be among the recently deleted. */
  export function kindNotFound(parts: { kind: string | number }): string
  /** Selection */
  export function selection(): string
  /** Working... */
  export function working(): string
  /** {count} selected */
  export function selectedCount(parts: { count: string | number }): string
  /** Select All */
  export function selectAll(): string
  /** Stop selecting */
  export function stopSelecting(): string
  /**  and {rest} more */
  export function andMore(parts: { rest: string | number }): string
  /** Select */
  export function select(): string
  /** Select {name} */
  export function selectOf(parts: { name: string | number }): string
  /** This part of the list could not be loaded. */
  export function partFailed(): string
  /** A new version of this app is ready. */
  export function newVersionReady(): string
  /** Reload */
  export function reload(): string
  /** The server does not answer. The lists are as they were {since}. */
  export function serverSilentSince(parts: { since: string | number }): string
  /** No network. The lists are as they were {since}. */
  export function noNetworkSince(parts: { since: string | number }): string
  /** You are offline. */
  export function offline(): string
  /** What you save in a form is kept on this device and sent when the network is back. */
  export function keptAndSent(): string
  /** Sign out before everything is sent? */
  export function signOutUnsent(): string
  /** {count, plural, one {One change has} other {# changes have}} not been sent. What waits stays on this device and is sent when you sign in here again. */
  export function unsentChanges(parts: { count: number }): string
  /** Sign Out */
  export function signOut(): string
  /** Signing Out... */
  export function signingOut(): string
  /** Perhaps on the website already */
  export function perhapsOnSite(): string
  /** Not on the website yet */
  export function notOnSiteYet(): string
  /** Needs you */
  export function needsYouMark(): string
  /** Hide password */
  export function hidePassword(): string
  /** Show password */
  export function showPassword(): string
  /** Zoom out */
  export function zoomOut(): string
  /** Zoom */
  export function zoom(): string
  /** Zoom in */
  export function zoomIn(): string
  /** Rotate left */
  export function rotateLeft(): string
  /** Rotate right */
  export function rotateRight(): string
  /** Reset */
  export function reset(): string
  /** {width} × {height} pixels of the photo */
  export function cropPixels(parts: { width: string | number; height: string | number }): string
  /** Too few pixels to crop. Zoom out or choose a larger photo. */
  export function cropTooFew(): string
  /** Below {width} pixels it will look soft. Zoom out or choose a larger photo. */
  export function cropSoft(parts: { width: string | number }): string
  /** Crop frame. The arrow keys move the picture. */
  export function cropFrame(): string
  /** Preparing the picture… */
  export function preparingPicture(): string
  /** This picture could not be cropped. Choose a smaller one. */
  export function cropFailed(): string
  /** Crop picture */
  export function cropPicture(): string
  /** Drag the picture, or use the arrow keys, until the frame holds what should be seen. */
  export function cropHow(): string
  /** Cropping… */
  export function cropping(): string
  /** Crop */
  export function crop(): string
  /** “{name}” is not a picture, so it was ignored. */
  export function notAPicture(parts: { name: string | number }): string
  /** The picture could not be loaded. Check the connection, then try again. */
  export function pictureNotLoaded(): string
  /** Enlarge {label} */
  export function enlarge(parts: { label: string | number }): string
  /** Replace picture */
  export function replacePicture(): string
  /** Choose picture */
  export function choosePicture(): string
  /** Take photo */
  export function takePhoto(): string
  /** Adjust crop */
  export function adjustCrop(): string
  /** The picture is removed when you save. */
  export function pictureRemovedOnSave(): string
  /** Keep it */
  export function keepIt(): string
  /** Keep the old one */
  export function keepOld(): string
  /** Remove picture */
  export function removePicture(): string
  /** Remove */
  export function remove(): string
  /** This browser cannot read HEIC photos. Send the photo as a JPEG, or on the iPhone choose Settings › Camera › Formats › Most Compatible and take it again. */
  export function heicUnreadable(): string
  /** Inactive: hidden from visitors. */
  export function inactiveHidden(): string
  /** Link copied */
  export function linkCopied(): string
  /** The browser did not copy it. Mark the link and copy it yourself. */
  export function linkNotCopied(): string
  /** Copy link */
  export function copyLink(): string
  /** Share */
  export function share(): string
  /** Share {title} */
  export function shareOf(parts: { title: string | number }): string
  /** Live now */
  export function liveNow(): string
  /** Open */
  export function open(): string
  /** Send to WhatsApp */
  export function sendToWhatsapp(): string
  /** Poster */
  export function poster(): string
  /** Show to visitors */
  export function showToVisitors(): string
  /** Recently deleted {kinds} */
  export function recentlyDeletedOf(parts: { kinds: string | number }): string
  /** What is deleted can be restored for 30 days. */
  export function restorableFor(): string
  /** Remove this {kind} for good? This cannot be undone. */
  export function eraseQuestion(parts: { kind: string | number }): string
  /** Remove for Good */
  export function removeForGood(): string
  /** Removing... */
  export function removing(): string
  /** The list could not be loaded. Check the connection, then try again. */
  export function listFailedCheck(): string
  /** Nothing was deleted in the last 30 days. */
  export function nothingDeleted(): string
  /** Deleted {deleted}, gone for good on {gone} */
  export function deletedGone(parts: { deleted: string | number; gone: string | number }): string
  /** Restore {name} */
  export function restoreOf(parts: { name: string | number }): string
  /** Restore */
  export function restore(): string
  /** Remove for Good: {name} */
  export function removeForGoodOf(parts: { name: string | number }): string
  /** Recently Deleted */
  export function recentlyDeleted(): string
  /** When its link is shared */
  export function whenShared(): string
  /** Share card */
  export function shareCard(): string
  /** The share card could not be drawn. */
  export function shareCardFailed(): string
  /** The share card is drawn when the connection is back. */
  export function shareCardWaits(): string
  /** Close */
  export function close(): string
  /** Search */
  export function search(): string
  /** New item */
  export function newItem(): string
  /** This list */
  export function thisList(): string
  /** Open the item */
  export function openItem(): string
  /** Save the open form */
  export function saveOpenForm(): string
  /** Close the open dialog */
  export function closeOpenDialog(): string
  /** Keyboard shortcuts */
  export function keyboardShortcuts(): string
  /** Single keys act only outside fields. */
  export function keysOutsideFields(): string
  /** Yours */
  export function yours(): string
  /** Theirs now */
  export function theirsNow(): string
  /** No picture */
  export function noPicture(): string
  /** Changed meanwhile */
  export function changedMeanwhile(): string
  /** Another phone or tab has saved this while you were editing. Choose what to keep. */
  export function changedMeanwhileText(): string
  /** Keep all mine */
  export function keepAllMine(): string
  /** Take all theirs */
  export function takeAllTheirs(): string
  /** It was replaced; the new one stays. */
  export function pictureReplaced(): string
  /** It was removed. */
  export function pictureRemoved(): string
  /** Back to Form */
  export function backToForm(): string
  /** Empty */
  export function empty(): string
  /** {tags} added */
  export function tagsAdded(parts: { tags: string | number }): string
  /** {tag} is already there */
  export function tagThere(parts: { tag: string | number }): string
  /** {tag} removed */
  export function tagRemoved(parts: { tag: string | number }): string
  /** Remove {name} */
  export function removeOf(parts: { name: string | number }): string
  /** Tags */
  export function tags(): string
  /** Add tag */
  export function addTag(): string
  /** Tags in use */
  export function tagsInUse(): string
  /** Add  */
  export function addBefore(): string
  /** Draft kept on this device */
  export function draftKept(): string
  /** Reopen */
  export function reopen(): string
  /** Rating: {rating} */
  export function ratingOf(parts: { rating: string | number }): string
  /** Title */
  export function title(): string
  /** Student name */
  export function studentName(): string
  /** Description */
  export function description(): string
  /** Location */
  export function location(): string
  /** Date */
  export function date(): string
  /** Rating change */
  export function ratingChange(): string
  /** Status */
  export function status(): string
  /** Image */
  export function image(): string
  /** Edit Achievement */
  export function editAchievement(): string
  /** Create New Achievement */
  export function newAchievement(): string
  /** Such as +115 or 2300+ */
  export function ratingChangeHint(): string
  /** Enter adds a tag */
  export function tagHint(): string
  /** PNG, JPG, GIF up to 10MB (will be cropped to 3:4 ratio) */
  export function imageHint(): string
  /** Failed to load achievements */
  export function achievementsLoadFailed(): string
  /** Search achievements... */
  export function achievementsSearch(): string
  /** No achievements yet */
  export function achievementsEmpty(): string
  /** Add your first achievement to get started */
  export function achievementsEmptyHint(): string
  /** No achievements found */
  export function achievementsNoMatch(): string
  /** Tag */
  export function tag(): string
  /** Add Achievement */
  export function addAchievement(): string
  /** All Tags */
  export function allTags(): string
  /** Reply */
  export function reply(): string
  /** Call */
  export function call(): string
  /** WhatsApp */
  export function whatsapp(): string
  /** Delete the message of {name} */
  export function deleteMessageOf(parts: { name: string | number }): string
  /** All Status */
  export function allStatus(): string
  /** Unread */
  export function unread(): string
  /** Read */
  export function read(): string
  /** All Time */
  export function allTime(): string
  /** Today */
  export function today(): string
  /** Last 7 Days */
  export function lastWeek(): string
  /** Last 30 Days */
  export function lastMonth(): string
  /** New */
  export function isNew(): string
  /** Notification not sent */
  export function notificationNotSent(): string
  /** Received on */
  export function receivedOn(): string
  /** removed for good on */
  export function goneOn(): string
  /** the message of {name} */
  export function messageOf(parts: { name: string | number }): string
  /** Failed to load contact submissions */
  export function contactsLoadFailed(): string
  /** Mark Read */
  export function markRead(): string
  /** Contact Form Submissions */
  export function contactsTitle(): string
  /** Search contacts... */
  export function contactsSearch(): string
  /** No contact submissions yet */
  export function contactsEmpty(): string
  /** No contacts found */
  export function contactsNoMatch(): string
  /** Date Range */
  export function dateRange(): string
  /** Exporting... */
  export function exporting(): string
  /** Export CSV */
  export function exportCsv(): string
  /** {count, plural, one {One message will be removed for good on } other {# messages will be removed for good within 30 days, the first on }} */
  export function leavingBefore(parts: { count: number }): string
  /** : each is kept for {months, plural, one {a month} other {# months}}. Export those you still need. */
  export function leavingAfter(parts: { months: number }): string
  /** The message from your mail */
  export function messageFromMail(): string
  /** From your mail */
  export function fromMail(): string
  /** Sent to {recipient} */
  export function mailSent(parts: { recipient: string | number }): string
  /** Waiting to be sent to {recipient} */
  export function mailQueued(parts: { recipient: string | number }): string
  /** Not sent to {recipient} */
  export function mailFailed(parts: { recipient: string | number }): string
  /** Not to be sent to {recipient} */
  export function mailCancelled(parts: { recipient: string | number }): string
  /** Retry the notifications about the message of {name} */
  export function retryMailsOf(parts: { name: string | number }): string
  /** Retrying... */
  export function retrying(): string
  /** Retry */
  export function retry(): string
  /** The mail server said: {answer} */
  export function mailServerSaid(parts: { answer: string | number }): string
  /** Next try {moment} */
  export function nextTry(parts: { moment: string | number }): string
  /** Failed to mark the contact as read */
  export function markReadFailed(): string
  /** Failed to send the notifications again */
  export function mailsAgainFailed(): string
  /** Loading dashboard... */
  export function loadingDashboard(): string
  /** Admin Dashboard */
  export function adminDashboard(): string
  /** Email */
  export function email(): string
  /** Password */
  export function password(): string
  /** Signing In... */
  export function signingIn(): string
  /** Sign In */
  export function signIn(): string
  /** Sign in to access the admin dashboard */
  export function signInLead(): string
  /** You were signed out. What you typed is safe. */
  export function sessionEnded(): string
  /** Sign in with a passkey */
  export function passkeySignIn(): string
  /** No passkey was used. Try again, or sign in with your password. */
  export function passkeyNotUsed(): string
  /** This passkey is not accepted here. Sign in with your password. */
  export function passkeyRefused(): string
  /** Forgotten your password? */
  export function forgottenPassword(): string
  /** Set a New Password */
  export function setNewPassword(): string
  /** Type the email address of your account. A mail brings a link that works once, within 30 minutes. */
  export function linkLead(): string
  /** Send the Link */
  export function sendLink(): string
  /** Sending... */
  export function sendingLink(): string
  /** The link could not be sent. Please try again. */
  export function linkNotSent(): string
  /** If {email} has an account here, a mail with the link is on its way. */
  export function linkOnItsWay(parts: { email: string | number }): string
  /** Nothing after a few minutes? Look among the junk mail too. */
  export function linkNotSeen(): string
  /** This website sends no mail yet. Ask whoever runs the server to type this there; it asks for the new password: */
  export function noMailServer(): string
  /** This link has ended or was used. Ask for a new one. */
  export function linkEnded(): string
  /** Ask for a new link */
  export function newLink(): string
  /** Back to sign in */
  export function backToSignIn(): string
  /** Back to Home */
  export function backToHome(): string
  /** The password was not changed */
  export function passwordNotChanged(): string
  /** Password changed. Other devices are signed out. */
  export function passwordChanged(): string
  /** Failed to sign out everywhere */
  export function signOutAllFailed(): string
  /** This email address is already in the list */
  export function emailListed(): string
  /** Email address */
  export function emailAddress(): string
  /** Adding... */
  export function adding(): string
  /** Add */
  export function add(): string
  /** Failed to change the password */
  export function passwordChangeFailed(): string
  /** Change Password */
  export function changePassword(): string
  /** It signs out every other device and removes every passkey. */
  export function signsOutOthers(): string
  /** Current password */
  export function currentPassword(): string
  /** New password */
  export function newPassword(): string
  /** At least {min} characters; a sentence is easy to remember. */
  export function newPasswordHint(parts: { min: string | number }): string
  /** Changing... */
  export function changing(): string
  /** Email Notifications */
  export function emailNotifications(): string
  /** Receive an email for each new contact form submission. */
  export function emailNotificationsHint(): string
  /** Failed to load settings */
  export function settingsLoadFailed(): string
  /** Failed to add email address */
  export function emailAddFailed(): string
  /** Email address added */
  export function emailAdded(): string
  /** Failed to remove email address */
  export function emailRemoveFailed(): string
  /** Email address removed */
  export function emailRemoved(): string
  /** Failed to update notification settings */
  export function notificationsFailed(): string
  /** Notification settings updated */
  export function notificationsUpdated(): string
  /** The test email was not sent */
  export function testEmailNotSent(): string
  /** Notification Recipients */
  export function recipients(): string
  /** No email addresses configured. Add an email address to receive notifications. */
  export function recipientsEmpty(): string
  /** The settings are not on this device yet */
  export function settingsNotHere(): string
  /** They load when the network is back. */
  export function settingsLoadLater(): string
  /** The settings could not be loaded */
  export function settingsFailed(): string
  /** Sign Out Everywhere */
  export function signOutAll(): string
  /** For a lost phone or a borrowed computer: every device has to sign in again, this one too. */
  export function signOutAllText(): string
  /** Devices */
  export function devices(): string
  /** Where you are signed in. End what you do not know or no longer have. */
  export function devicesHint(): string
  /** The devices could not be loaded */
  export function devicesFailed(): string
  /** {browser} on {system} */
  export function browserOnSystem(parts: { browser: string | number; system: string | number }): string
  /** An unknown browser */
  export function unknownBrowser(): string
  /** Signed in {day} */
  export function deviceSince(parts: { day: string | number }): string
  /** This device */
  export function thisDevice(): string
  /** End */
  export function endDevice(): string
  /** End: {device} */
  export function endDeviceOf(parts: { device: string | number }): string
  /** Sign this device out? */
  export function endDeviceQuestion(): string
  /** Sign out here, on this device? */
  export function endOwnQuestion(): string
  /** Failed to sign the device out */
  export function endDeviceFailed(): string
  /** Device signed out */
  export function deviceEnded(): string
  /** Passkeys */
  export function passkeys(): string
  /** Sign in with the finger, face or PIN that unlocks your phone. The password always works too. */
  export function passkeysHint(): string
  /** No passkey yet. */
  export function passkeysEmpty(): string
  /** The passkeys could not be loaded */
  export function passkeysFailed(): string
  /** This browser knows no passkeys. */
  export function passkeysNotHere(): string
  /** Added {added}, last used {used} */
  export function passkeyUsed(parts: { added: string | number; used: string | number }): string
  /** Added {added}, not used yet */
  export function passkeyUnused(parts: { added: string | number }): string
  /** Add a Passkey */
  export function addPasskey(): string
  /** Type your password once more; then the browser asks for your finger, face or PIN. */
  export function passkeyPassword(): string
  /** Continue */
  export function continuePasskey(): string
  /** Passkey added */
  export function passkeyAdded(): string
  /** No passkey was added. Please try again. */
  export function passkeyNotAdded(): string
  /** This device has a passkey for your account already. */
  export function passkeyAlready(): string
  /** Remove this passkey? */
  export function removePasskeyQuestion(): string
  /** {device}: it opens your account no more. Delete it on the device too. */
  export function removePasskeyText(parts: { device: string | number }): string
  /** Failed to remove the passkey */
  export function removePasskeyFailed(): string
  /** Passkey removed */
  export function passkeyRemoved(): string
  /** Sending... */
  export function sending(): string
  /** Send Test Email */
  export function sendTestEmail(): string
  /** Failed to send the test email */
  export function testEmailFailed(): string
  /** Test email */
  export function testEmail(): string
  /** Text of the circular */
  export function circularText(): string
  /** Paste it here: empty fields are filled with what it surely says, the rest is asked. Nothing is saved until you press Save. */
  export function circularHint(): string
  /** Fill the form */
  export function fillForm(): string
  /** Replace what the first one filled? */
  export function replaceFirstCircular(): string
  /** Replace */
  export function replaceIt(): string
  /** Fill empty fields only */
  export function fillEmptyOnly(): string
  /** Left as typed: {fields}. */
  export function circularKept(parts: { fields: string | number }): string
  /** Nothing in it surely belongs to an empty field. */
  export function circularNothing(): string
  /** ✓ {sure} sure · ? {asked} to be confirmed · + {missing} missing. Press one to open it. */
  export function circularRead(parts: { sure: string | number; asked: string | number; missing: string | number }): string
  /** Is it  */
  export function isItBefore(): string
  /** ? The circular says “{phrase}” */
  export function circularSays(parts: { phrase: string | number }): string
  /** Use this for {label}: {words} */
  export function useThisFor(parts: { label: string | number; words: string | number }): string
  /** Use this */
  export function useThis(): string
  /** {count, plural, one {1 fact is to be confirmed.} other {# facts are to be confirmed.}} */
  export function unconfirmed(parts: { count: number }): string
  /** Use all */
  export function useAll(): string
  /** {count, plural, one {Not saved yet: 1 fact is to be confirmed. Use it, or save once more without it.} other {Not saved yet: # facts are to be confirmed. Use them, or save once more without them.}} */
  export function notSavedUnconfirmed(parts: { count: number }): string
  /** Paste a circular */
  export function pasteCircular(): string
  /** Loading… */
  export function loadingShort(): string
  /** Event details */
  export function eventDetails(): string
  /** Show all fields */
  export function showAllFields(): string
  /** Fold the fields */
  export function foldFields(): string
  /** Done */
  export function done(): string
  /** Done with {label} */
  export function doneWith(parts: { label: string | number }): string
  /** missing */
  export function chipMissing(): string
  /** filled in */
  export function chipGiven(): string
  /** from the circular, sure */
  export function chipSure(): string
  /** to be confirmed */
  export function chipDoubtful(): string
  /** has a fault */
  export function chipWrong(): string
  /** In other languages */
  export function otherLanguages(): string
  /** For visitors who read another language, optional */
  export function otherLanguagesSummary(): string
  /** Visitors see these words when they read the site in that language. Where a field is empty, they see what is written above. */
  export function otherLanguagesHint(): string
  /** The same as above */
  export function sameAsOriginal(): string
  /** Copy names and places */
  export function copyOriginal(): string
  /** Empty these fields */
  export function emptyLanguage(): string
  /** Start date */
  export function startDate(): string
  /** End date */
  export function endDate(): string
  /** Last date of entry */
  export function entryDeadline(): string
  /** Reporting time */
  export function reportingTime(): string
  /** Venue */
  export function venue(): string
  /** City */
  export function city(): string
  /** Map link */
  export function mapLink(): string
  /** Seats note */
  export function seatsNote(): string
  /** Format */
  export function format(): string
  /** Time control */
  export function timeControl(): string
  /** Rating or age limits */
  export function eligibility(): string
  /** Federation codes */
  export function federationCodes(): string
  /** Contact person */
  export function contactName(): string
  /** Contact phone */
  export function contactPhone(): string
  /** Entry fee in ₹ */
  export function entryFee(): string
  /** Rounds */
  export function rounds(): string
  /** Rated */
  export function rated(): string
  /** Categories */
  export function categories(): string
  /** Event status */
  export function eventStatus(): string
  /** Not said */
  export function ratedUnsaid(): string
  /** FIDE rated */
  export function ratedFide(): string
  /** State rated */
  export function ratedState(): string
  /** Not rated */
  export function ratedNo(): string
  /** Scheduled */
  export function scheduled(): string
  /** Postponed */
  export function postponed(): string
  /** Cancelled */
  export function cancelled(): string
  /** Postpone or cancel */
  export function postponeOrCancel(): string
  /** Postpone or cancel {title} */
  export function postponeOrCancelOf(parts: { title: string | number }): string
  /** Change of plan */
  export function changeOfPlan(): string
  /** Change of plan: {title} */
  export function changeOfPlanOf(parts: { title: string | number }): string
  /** Reason */
  export function reason(): string
  /** Visitors read it. */
  export function reasonHint(): string
  /** New date */
  export function newDate(): string
  /** Empty: not known yet. End and last date of entry move along. */
  export function newDateHint(): string
  /** Postpone */
  export function postpone(): string
  /** Postpone to {day} */
  export function postponeTo(parts: { day: string | number }): string
  /** Cancel the tournament */
  export function cancelTournament(): string
  /** Goes ahead */
  export function goesAhead(): string
  /** Goes ahead on {day} */
  export function goesAheadOn(parts: { day: string | number }): string
  /** Tell everybody */
  export function tellEverybody(): string
  /** Only when it takes more than one day */
  export function endDateHint(): string
  /** Town hall, beside the bus stand */
  export function venueExample(): string
  /** 0 when entry is free */
  export function entryFeeHint(): string
  /** First 150 entries */
  export function seatsExample(): string
  /** Swiss */
  export function formatExample(): string
  /** 15 min + 10 sec */
  export function timeControlExample(): string
  /** Below 1600, or under 15 */
  export function eligibilityExample(): string
  /** U-9, U-13, Women */
  export function categoriesExample(): string
  /** Separated by commas */
  export function categoriesHint(): string
  /** Prize {place} removed */
  export function prizeRemoved(parts: { place: string | number }): string
  /** Moved to place {place} of {count} */
  export function prizeMoved(parts: { place: string | number; count: string | number }): string
  /** Prizes */
  export function prizes(): string
  /** {amount} in {count, plural, one {# prize} other {# prizes}} */
  export function prizesTotal(parts: { amount: string | number; count: number }): string
  /** {amount} each × {count} = {sum} */
  export function prizeEach(parts: { amount: string | number; count: string | number; sum: string | number }): string
  /** Position */
  export function position(): string
  /** 1st place */
  export function positionExample(): string
  /** Amount in ₹ */
  export function amountInRupees(): string
  /** and a trophy */
  export function prizeDescriptionExample(): string
  /** {place} of {count} */
  export function placeOf(parts: { place: string | number; count: string | number }): string
  /** More about prize {place} */
  export function prizeMore(parts: { place: string | number }): string
  /** Move prize {place}: drag, or use the arrow keys */
  export function prizeHandle(parts: { place: string | number }): string
  /** Move prize {place} up */
  export function movePrizeUp(parts: { place: string | number }): string
  /** Move prize {place} down */
  export function movePrizeDown(parts: { place: string | number }): string
  /** Remove prize {place} */
  export function removePrize(parts: { place: string | number }): string
  /** Add prize */
  export function addPrize(): string
  /** Banner of {title} */
  export function bannerOf(parts: { title: string | number }): string
  /** Registration link */
  export function registrationLink(): string
  /** The form where players enter, such as https://forms.example/open, or a mobile number */
  export function registrationLinkHint(): string
  /** Players register by WhatsApp or phone: {number} */
  export function registersByChat(parts: { number: string | number }): string
  /** {label} still says: */
  export function stillSays(parts: { label: string | number }): string
  /** please check */
  export function lookYourself(): string
  /** Put in the new dates */
  export function putNewDates(): string
  /** Put in the new dates: {label} */
  export function putNewDatesOf(parts: { label: string | number }): string
  /** Maximum participants */
  export function maxParticipants(): string
  /** Banner */
  export function banner(): string
  /** PNG, JPG, GIF up to 10MB, cropped to 4:3 */
  export function bannerHint(): string
  /** Edit Tournament */
  export function editTournament(): string
  /** Create New Tournament */
  export function newTournament(): string
  /** Failed to load tournaments */
  export function tournamentsLoadFailed(): string
  /** Search tournaments... */
  export function tournamentsSearch(): string
  /** No tournaments yet */
  export function tournamentsEmpty(): string
  /** Create your first tournament to get started */
  export function tournamentsEmptyHint(): string
  /** No tournaments found */
  export function tournamentsNoMatch(): string
  /** Add Tournament */
  export function addTournament(): string
  /** the whole text */
  export function wholeText(): string
  /** The circular says {said} in all; these add up to {added}. Please look through them. */
  export function totalDoubt(parts: { said: string | number; added: string | number }): string
  /** From the circular: {words} */
  export function fromCircular(parts: { words: string | number }): string
  /** This part of the app could not be loaded. Check the connection, then try again. */
  export function partNotLoaded(): string
  /** This part of the app has failed. What you typed is kept on this device. */
  export function appPartFailed(): string
  /** . You are offline. */
  export function offlineAfter(): string
  /** when they were last loaded */
  export function sinceLast(): string
  /** at {time} */
  export function sinceToday(parts: { time: string | number }): string
  /** on {day} at {time} */
  export function sinceDay(parts: { day: string | number; time: string | number }): string
  /** Language */
  export function language(): string
  /** Of this app, on every device where you sign in. */
  export function languageHint(): string
  /** Failed to change the language */
  export function languageFailed(): string
  /** Academy Director */
  export function director(): string
  /** Please sign in to continue. */
  export function refusalSignIn(): string
  /** Please correct the marked fields. */
  export function refusalMarked(): string
  /** Something went wrong on our side. Please try again. */
  export function refusalUnexpected(): string
  /** The server has run out of space. Nothing was saved. */
  export function refusalStorageFull(): string
  /** The server is busy. Please try again in a moment. */
  export function refusalBusy(): string
  /** Too many attempts. Please try again later. */
  export function refusalTooMany(): string
  /** This is being saved already. Please try again in a moment. */
  export function refusalKeyTaken(): string
  /** Another phone or tab has changed this meanwhile. */
  export function refusalStale(): string
  /** Invalid email or password */
  export function refusalCredentials(): string
  /** Failed to login. Please try again. */
  export function refusalSignInFailed(): string
  /** This has to be filled in */
  export function faultRequired(): string
  /** This field can only have one line */
  export function faultOneLine(): string
  /** This cannot be more than {max} characters */
  export function faultTooLong(parts: { max: string | number }): string
  /** This must be at least {min} characters */
  export function faultTooShort(parts: { min: string | number }): string
  /** There can be at most {max} of them */
  export function faultTooMany(parts: { max: string | number }): string
  /** Invalid email address */
  export function faultEmail(): string
  /** This can only have digits, spaces, +, -, ( and ) */
  export function faultPhone(): string
  /** This must be a real date */
  export function faultDate(): string
  /** This must be a time of day such as {example} */
  export function faultTime(parts: { example: string | number }): string
  /** This must be a web address starting with http:// or https:// */
  export function faultWebAddress(): string
  /** This must be a whole number from {min} to {max} */
  export function faultNumber(parts: { min: string | number; max: string | number }): string
  /** This must be a whole number of rupees from {min} to {max} */
  export function faultRupees(parts: { min: string | number; max: string | number }): string
  /** This must be a whole number of rupees, {min} or more */
  export function faultAmount(parts: { min: string | number }): string
  /** End date needs a start date */
  export function faultEndWithoutStart(): string
  /** End date cannot be before the start date */
  export function faultEndBeforeStart(): string
  /** Last date of entry cannot be after the start date */
  export function faultDeadline(): string
  /** Address can only have small letters, digits and hyphens */
  export function faultSlug(): string
  /** This address is already taken */
  export function faultSlugTaken(): string
  /** The picture is larger than {megabytes} MB */
  export function faultPictureTooLarge(parts: { megabytes: string | number }): string
  /** The picture has more than {megapixels} megapixels */
  export function faultPicturePixels(parts: { megapixels: string | number }): string
  /** The picture is too large to open; save it with fewer megapixels or as a plain JPEG */
  export function faultPictureHeavy(): string
  /** The file is not a picture we can read (JPEG, PNG, WebP, AVIF or GIF) */
  export function faultPictureUnreadable(): string
  /** This password is too common: choose another */
  export function faultPasswordCommon(): string
  /** The current password is not right */
  export function faultPasswordWrong(): string
  /** Add an email address first */
  export function faultRecipientsMissing(): string
  /** This cannot be taken as it is */
  export function faultOther(): string
  /** The request is too large. */
  export function refusalTooLarge(): string
  /** AICF 123456/MAH/2026 */
  export function federationExample(): string
  /** name@example.com */
  export function emailExample(): string
  /** Notifications */
  export function notifications(): string
  /** Waiting for an answer */
  export function stateWaiting(): string
  /** Read, not answered */
  export function stateRead(): string
  /** Answered */
  export function stateAnswered(): string
  /** Reminder due */
  export function reminderDue(): string
  /** Reminder for {day} */
  export function reminderFor(parts: { day: string | number }): string
  /** Changes what is kept about a message. */
  export function entryMessage(): string
  /** Marked as not answered */
  export function markedNotAnswered(): string
  /** Marked as answered */
  export function markedAnswered(): string
  /** Failed to change the message */
  export function messageChangeFailed(): string
  /** Ready reply */
  export function readyReply(): string
  /** Greeting only */
  export function greetingOnly(): string
  /** Sent? */
  export function sentQuestion(): string
  /** Yes, it is answered */
  export function yesSent(): string
  /** Not yet */
  export function notYet(): string
  /** In */
  export function replyLanguage(): string
  /** Text of the reply */
  export function replyText(): string
  /** Fees */
  export function topicFees(): string
  /** Batches */
  export function topicBatches(): string
  /** Free lesson */
  export function topicLesson(): string
  /** Tournament */
  export function topicTournament(): string
  /** Thank you */
  export function topicThanks(): string
  /** Private note */
  export function note(): string
  /** Only you see it. */
  export function noteHint(): string
  /** Remind me on */
  export function remindOn(): string
  /** Written from */
  export function writtenFrom(): string
  /** The page in {language} */
  export function pageIn(parts: { language: string | number }): string
  /** Save Note */
  export function saveNote(): string
  /** Phone */
  export function phone(): string
  /** Mail */
  export function mail(): string
  /** {hours} h */
  export function ageHours(parts: { hours: string | number }): string
  /** {count, plural, one {# day} other {# days}} */
  export function ageDays(parts: { count: number }): string
  /** {count, plural, one {1 parent waiting, {age}} other {# parents waiting, oldest {age}}} */
  export function parentsWaiting(parts: { count: number; age: string | number }): string
  /** {count, plural, one {1 reminder due} other {# reminders due}} */
  export function remindersDue(parts: { count: number }): string
  /** {count, plural, one {1 mail did not go out} other {# mails did not go out}} */
  export function mailsNotOut(parts: { count: number }): string
  /** {count, plural, one {1 save needs you} other {# saves need you}} */
  export function savesNeedYou(parts: { count: number }): string
  /** What needs you */
  export function needsYourAttention(): string
  /** Activity */
  export function activity(): string
  /** What was changed in the last year, by whom and from which device. What was there before can be brought back. */
  export function activityHint(): string
  /** See All Activity */
  export function seeActivity(): string
  /** Failed to load the activity */
  export function activityLoadFailed(): string
  /** Nothing has been changed yet */
  export function activityEmpty(): string
  /** What you add, change or delete is listed here. */
  export function activityEmptyHint(): string
  /** About */
  export function about(): string
  /** Everything */
  export function everything(): string
  /** Sign-ins and account */
  export function signInsAndPasswords(): string
  /** All Activity */
  export function allItems(): string
  /** Its Whole History */
  export function onlyThisItem(): string
  /** Yesterday */
  export function yesterday(): string
  /** Show Earlier */
  export function showEarlier(): string
  /** Show More */
  export function showMore(): string
  /** Before */
  export function before(): string
  /** After */
  export function after(): string
  /** Yes */
  export function yes(): string
  /** No */
  export function no(): string
  /** Nothing */
  export function nothingHere(): string
  /** A picture that is gone */
  export function pictureNotKept(): string
  /** The picture that was there before is gone. */
  export function pictureGone(): string
  /** There was no picture then: the present one is removed. */
  export function pictureTakenAway(): string
  /** Bring Back What Was There Before */
  export function bringBack(): string
  /** Bring It Back */
  export function bringItBack(): string
  /** Bring Back */
  export function bringBackShort(): string
  /** Bringing back... */
  export function bringingBack(): string
  /** Bring back what was there before? */
  export function bringBackQuestion(): string
  /** Bring it back? */
  export function bringItBackQuestion(): string
  /** Brought back */
  export function broughtBack(): string
  /** It could not be brought back */
  export function bringBackFailed(): string
  /** It is as it was before this change already. */
  export function asBefore(): string
  /** There is nothing to be brought back from before this change. */
  export function nothingBefore(): string
  /** You */
  export function byYou(): string
  /** {email} */
  export function byDirector(parts: { email: string | number }): string
  /** A command on the server */
  export function byCommand(): string
  /** The server */
  export function byServer(): string
  /** a tournament */
  export function aTournament(): string
  /** an achievement */
  export function anAchievement(): string
  /** a message */
  export function aMessage(): string
  /** the message of {day} */
  export function messageOfDay(parts: { day: string | number }): string
  /** the ready reply “{topic}” ({language}) */
  export function replyNamed(parts: { topic: string | number; language: string | number }): string
  /** the settings */
  export function theSettings(): string
  /** {who} added {what} */
  export function didCreate(parts: { who: string | number; what: string | number }): string
  /** {who} changed {what} */
  export function didChange(parts: { who: string | number; what: string | number }): string
  /** {who} showed {what} to visitors */
  export function didShow(parts: { who: string | number; what: string | number }): string
  /** {who} hid {what} */
  export function didHide(parts: { who: string | number; what: string | number }): string
  /** {who} deleted {what} */
  export function didDelete(parts: { who: string | number; what: string | number }): string
  /** {who} restored {what} */
  export function didRestore(parts: { who: string | number; what: string | number }): string
  /** {who} removed {what} for good */
  export function didPurge(parts: { who: string | number; what: string | number }): string
  /** {who} removed {count, plural, one {# old message} other {# old messages}} for good */
  export function didPurgeMessages(parts: { who: string | number; count: number }): string
  /** {who} brought back an earlier version of {what} */
  export function didBringBack(parts: { who: string | number; what: string | number }): string
  /** {who} marked {what} new again */
  export function didMarkNew(parts: { who: string | number; what: string | number }): string
  /** {who} read {what} */
  export function didRead(parts: { who: string | number; what: string | number }): string
  /** {who} marked {what} answered */
  export function didAnswer(parts: { who: string | number; what: string | number }): string
  /** {who} changed the note about {what} */
  export function didNote(parts: { who: string | number; what: string | number }): string
  /** {who} changed the reminder for {what} */
  export function didRemind(parts: { who: string | number; what: string | number }): string
  /** {who} sent the notifications again about {what} */
  export function didMail(parts: { who: string | number; what: string | number }): string
  /** {who} changed the language of the app */
  export function didChangeLanguage(parts: { who: string | number }): string
  /** {who} changed the password */
  export function didChangePassword(parts: { who: string | number }): string
  /** {who} added the director {what} */
  export function didAddDirector(parts: { who: string | number; what: string | number }): string
  /** {who} removed the director {what} */
  export function didRemoveDirector(parts: { who: string | number; what: string | number }): string
  /** {who} signed in */
  export function didSignIn(parts: { who: string | number }): string
  /** {who} signed out */
  export function didSignOut(parts: { who: string | number }): string
  /** {who} signed out everywhere */
  export function didSignOutEverywhere(parts: { who: string | number }): string
  /** {who} signed out {what} */
  export function didEndDevice(parts: { who: string | number; what: string | number }): string
  /** {who} added a passkey: {what} */
  export function didAddPasskey(parts: { who: string | number; what: string | number }): string
  /** {who} removed a passkey: {what} */
  export function didRemovePasskey(parts: { who: string | number; what: string | number }): string
  /** Ready Replies */
  export function readyReplies(): string
  /** Messages are answered with these. The names, prices and dates are samples: each answer has those of its message. */
  export function readyRepliesHint(): string
  /** Original text */
  export function originalText(): string
  /** Ready reply saved */
  export function readyReplySaved(): string
  /** Failed to save the ready reply */
  export function readyReplyFailed(): string
  /** There is no placeholder {placeholder} */
  export function faultPlaceholder(parts: { placeholder: string | number }): string
  /** Sunita More */
  export function sampleName(): string
  /** Solo Gold */
  export function samplePlan(): string
  /** ₹8,999 */
  export function samplePrice(): string
  /** Sahyadri Rapid Open */
  export function sampleTournament(): string
  /** Sunday, 13 December 2026 */
  export function sampleDate(): string
}
