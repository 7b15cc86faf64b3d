package com.badlogic.gdx.backends.gwt.preloader;

import com.badlogic.gdx.backends.gwt.preloader.AssetFilter.AssetType;
import com.google.gwt.core.client.JavaScriptObject;
import com.google.gwt.dom.client.ImageElement;
import com.google.gwt.typedarrays.shared.TypedArrays;
import com.google.gwt.xhr.client.XMLHttpRequest;
import com.google.gwt.xhr.client.XMLHttpRequest.ResponseType;
import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;

/**
 * Fetches assets in libGDX' place, whose own downloader asks for its list under a new address each time, so that nothing can have fetched
 * it before, and leaves the unpacking of pictures to the graphics, while everything else waits. Here the page unpacks them, beside the
 * script that is still on its way.
 */
public class AssetDownloader {
    private static final int OK = 200;

    /** Receives what was fetched, or that it could not be. */
    public interface AssetLoaderListener<T> {
        void onProgress(double amount);

        void onFailure();

        void onSuccess(T result);
    }

    /** Receives a picture that a texture can be made of, or null. */
    @JsFunction
    interface Unpacked {
        void is(Object picture);
    }

    @JsMethod(namespace = "reversiPage")
    private static native void fetchPicture(String url, Unpacked unpacked);

    public void setUseBrowserCache(boolean wanted) {}

    public boolean isUseBrowserCache() {
        return true;
    }

    public void setUseInlineBase64(boolean wanted) {}

    public boolean isUseInlineBase64() {
        return false;
    }

    @SuppressWarnings("unchecked")
    public void load(String url, AssetType type, String mimeType, AssetLoaderListener<?> listener) {
        switch (type) {
            case Text:
                loadText(url, (AssetLoaderListener<String>) listener);
                break;
            case Image:
                loadImage(url, mimeType, (AssetLoaderListener<ImageElement>) listener);
                break;
            case Directory:
                listener.onSuccess(null);
                break;
            default:
                loadBinary(url, (AssetLoaderListener<Blob>) listener);
                break;
        }
    }

    public void loadText(String url, AssetLoaderListener<String> listener) {
        int query = url.indexOf('?');
        XMLHttpRequest request = XMLHttpRequest.create();
        request.open("GET", query < 0 ? url : url.substring(0, query));
        send(request, listener, answer -> listener.onSuccess(answer.getResponseText()));
    }

    public void loadBinary(String url, AssetLoaderListener<Blob> listener) {
        XMLHttpRequest request = XMLHttpRequest.create();
        request.open("GET", url);
        request.setResponseType(ResponseType.ArrayBuffer);
        send(
                request,
                listener,
                answer -> listener.onSuccess(
                        new Blob(TypedArrays.createInt8Array(answer.getResponseArrayBuffer()))));
    }

    public void loadAudio(String url, AssetLoaderListener<Blob> listener) {
        loadBinary(url, listener);
    }

    public void loadImage(String url, String mimeType, AssetLoaderListener<ImageElement> listener) {
        fetchPicture(url, picture -> {
            if (picture == null) {
                listener.onFailure();
            } else {
                listener.onSuccess(((JavaScriptObject) picture).<ImageElement>cast());
            }
        });
    }

    public void loadImage(
            String url, String mimeType, String crossOrigin, AssetLoaderListener<ImageElement> listener) {
        loadImage(url, mimeType, listener);
    }

    private static void send(
            XMLHttpRequest request, AssetLoaderListener<?> listener, Consumer<XMLHttpRequest> done) {
        request.setOnReadyStateChange(answer -> {
            if (answer.getReadyState() != XMLHttpRequest.DONE) {
                return;
            }
            if (answer.getStatus() == OK) {
                done.accept(answer);
            } else {
                listener.onFailure();
            }
        });
        request.send();
    }
}
